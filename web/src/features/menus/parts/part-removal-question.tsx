import { useRemovePart } from '#features/menus/menus.mutations.ts'
import type { EditedKind } from '#features/menus/menu-parts.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'

type RemovalQuestionProps = { kind: EditedKind; id: number; name: string; onClose: () => void }

/** Asks before a record is deleted. (spec 2, §2.1) */
export function PartRemovalQuestion({ kind, id, name, onClose }: RemovalQuestionProps) {
  const t = useTranslations('menus')
  const { mutate, isPending } = useRemovePart(kind)
  return (
    <Confirm
      title={t('panels.removeQuestion')}
      confirmLabel={t('panels.removeConfirm')}
      isDanger
      isBusy={isPending}
      onConfirm={() => mutate({ id }, { onSettled: onClose })}
      onCancel={onClose}
    >
      <bdi>{name}</bdi>
    </Confirm>
  )
}
