import type { OperationName } from './edit-operation.ts'

/** What each operation does, for references. */
export const OPERATION_DESCRIPTIONS: Readonly<Record<OperationName, string>> = {
  insert: 'Inserts elements. Exactly one of `page`, `into`, `above` and `beneath` is required.',
  paste:
    'Inserts elements of another document, with the fonts, brand names and descriptions of slots that they use. Exactly one of `page`, `into`, `above` and `beneath` is required.',
  remove: 'Removes elements with all that they contain, and descriptions of slots that nothing uses any more.',
  duplicate: 'Adds a copy directly above each element.',
  set: 'Sets properties of elements, or removes them. Also locks (`locked`), hides (`visible`) and renames (`name`).',
  move: 'Moves elements on their page.',
  place:
    'Moves elements in the layers: into a group, out of one, to another page, or next to an element. They keep their places on the page and their order. Exactly one of `page`, `into`, `above` and `beneath` is required.',
  arrange: 'Moves elements to the front or to the back, or one step in either direction.',
  group: 'Puts elements into a new group.',
  ungroup: 'Replaces groups by their elements, which stay where they are.',
  align: 'Aligns elements with each other or with the page.',
  distribute: 'Spreads elements so that the gaps between them are equal.',
  flip: 'Mirrors an element within its box, or several around their common center.',
  rotate: 'Turns elements around their common center.',
  scale: 'Scales elements together from one box to another.',
  replaceText: 'Replaces words in texts, which keep their styles.',
  styleText: 'Styles a part of a text.',
  addPage: 'Adds a page.',
  duplicatePage: 'Adds a copy of a page after it.',
  movePage: 'Moves a page among the others, by default to the end.',
  setPage: 'Sets properties of pages.',
  removePages: 'Removes pages with all that they contain.',
  setDocument: 'Sets properties of the document.',
  resize: 'Changes the size of the pages.',
  markSlot: 'Makes an element or a part of a text fillable.',
  unmarkSlot: 'Makes elements, and parts of them, no longer fillable.',
  renameSlot: 'Renames a slot in all elements, texts and placeholders, and in its description.',
  describeSlot: 'Describes a slot. Replaces its description, if it has one.',
  removeDescriptions: 'Removes descriptions of slots, which stay fillable.',
}
