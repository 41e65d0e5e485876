import { SharedPartNote } from '#features/menus/forms/shared-part-note.tsx'
import { Dialog } from '#ui/dialog.tsx'

type SharedPartDialogProps = Parameters<typeof SharedPartNote>[0] & { name: string }

/** Stands in for the form of a group or side that items share, because it is not edited for one of them. */
export function SharedPartDialog({ name, ...part }: SharedPartDialogProps) {
  return (
    <Dialog title={name} width={576} onClose={part.onClose}>
      <SharedPartNote {...part} />
    </Dialog>
  )
}
