import type { ReactNode } from 'react'

interface SlotGroupsProps<Slot> {
  readonly slots: readonly Slot[]
  readonly children: (slot: Slot) => ReactNode
}

/** Shows the slots of a group below its heading, where the first of them is. */
export function SlotGroups<Slot extends { readonly group: string | null }>({ slots, children }: SlotGroupsProps<Slot>) {
  return [...Map.groupBy(slots, ({ group }) => group)].map(([group, members]) =>
    group === null ? (
      members.map(children)
    ) : (
      <fieldset key={group} className="grid grid-cols-1 gap-7 border-t border-rule pt-5">
        <legend className="float-left -mb-3 text-base font-bold user-text">{group}</legend>
        {members.map(children)}
      </fieldset>
    ),
  )
}
