import { useState } from 'react';
import { AddIcon, Button, TicketIcon, TripIcon, WaybillIcon } from '../../controls';
import { SearchPalette, type PaletteGroup, type SearchPaletteProps } from './SearchPalette';

export const pages: PaletteGroup = {
  title: 'Pages',
  entries: [
    { id: 'trips', label: 'Trips', icon: TripIcon },
    { id: 'tickets', label: 'Tickets', icon: TicketIcon },
    { id: 'waybill', label: 'Waybill', icon: WaybillIcon },
  ],
};

export const doings: PaletteGroup = {
  title: 'To do',
  entries: [
    { id: 'sell', label: 'Sell a ticket', hint: 'Tickets, Book Tickets', icon: AddIcon },
    { id: 'take', label: 'New waybill', hint: 'Waybill, Create Waybill', icon: AddIcon },
  ],
};

export const tickets: PaletteGroup = {
  title: 'Tickets',
  entries: [
    {
      id: 'tk1',
      label: 'Adaeze Nwankwo',
      hint: 'TK-7QF3XM-K, 0803 412 7781, Awka - Lagos',
      side: 'Scheduled',
      icon: TicketIcon,
    },
    {
      id: 'tk2',
      label: 'Emeka Nwankwo',
      hint: 'TK-5NP8WZ-4, 0706 220 1934, Awka - Lagos',
      side: 'Boarded',
      icon: TicketIcon,
    },
  ],
};

export const waybills: PaletteGroup = {
  title: 'Waybills',
  entries: [
    {
      id: 'wb1',
      label: 'Ngozi Nwankwo to Bola Ade',
      hint: 'WB-CFH8DK-T, Awka - Lagos',
      side: 'Pending',
      icon: WaybillIcon,
    },
  ],
};

/** A page with a button that opens the palette, which closes when something is chosen. */
export function Opener({ onChange, onSelect, onClose, ...palette }: SearchPaletteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Search everything</Button>
      {isOpen && (
        <SearchPalette
          {...palette}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            onChange(text);
          }}
          onSelect={(entry) => {
            onSelect(entry);
            setIsOpen(false);
          }}
          onClose={() => {
            onClose();
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
