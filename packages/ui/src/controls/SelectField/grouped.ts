/** Groups adjacent items of the same group, in the order given. */
export function grouped<Item extends { group?: string | undefined }>(items: readonly Item[]) {
  const runs: { group: string | undefined; members: Item[] }[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && last.group === item.group) last.members.push(item);
    else runs.push({ group: item.group, members: [item] });
  }
  return runs;
}
