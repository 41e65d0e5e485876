import { useCreatePart } from '#features/menus/menus.mutations.ts'
import { shareIcon } from '#features/menus/item-icons.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { showError } from '#kit/calls/toasts.ts'
import { ToolButton } from '#ui/tool-button.tsx'

type ShareButtonProps = {
  kind: 'sharedGroups' | 'sharedSides'
  part: { id: number; restaurantId: number; sharedId: number | null }
  name: string
}

/** Makes a group or side of one item a shared one, so that further items can get it. */
export function ShareButton({ kind, part, name }: ShareButtonProps) {
  const t = useTranslations('menus')
  const { mutate, isPending } = useCreatePart(kind)
  if (part.sharedId !== null) return null
  return (
    <ToolButton
      icon={shareIcon}
      label={t('shared.shareOf', { name })}
      onClick={() => {
        if (!isPending) mutate({ restaurantId: part.restaurantId, fromId: part.id }, { onError: showError })
      }}
    />
  )
}
