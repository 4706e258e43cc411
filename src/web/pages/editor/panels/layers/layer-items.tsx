import { CommandItems } from '../../commands/command-items.tsx'

/** What can be done with the selected elements, in the context menu of the layers. */
export function LayerItems({ onRename }: { onRename: () => void }) {
  return (
    <CommandItems
      groups={[
        ['bring-to-front', 'bring-forward', 'send-backward', 'send-to-back'],
        ['move-into-group', 'move-out-of-group', 'group', 'ungroup'],
        ['rename', 'duplicate', 'lock', 'hide'],
        ['delete'],
      ]}
      actions={{ rename: onRename }}
    />
  )
}
