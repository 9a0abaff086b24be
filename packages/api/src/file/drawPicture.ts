interface Drawing {
  width: number;
  height: number;
  type: 'image/png' | 'image/jpeg';
  /** From 0 to 1, of a JPEG. */
  quality?: number;
}

/** Draws a picture in a size, at least one pixel each way, and returns it as a file; undefined if the browser cannot. */
export function drawPicture(picture: CanvasImageSource, drawing: Drawing): Promise<Blob | undefined> {
  const [width, height] = [drawing.width, drawing.height].map((side) => Math.max(1, Math.round(side)));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) =>
    canvas.toBlob((file) => done(file ?? undefined), drawing.type, drawing.quality),
  );
}
