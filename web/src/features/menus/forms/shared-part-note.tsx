import type { SharedKind } from '@brigade/domain/menus/menus.shared.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useLinkShared } from '#features/menus/menus.mutations.ts'
import { onePart } from '#features/menus/menus.queries.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { editIcon } from '#ui/icon-paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import stack from '#ui/stack.module.css'

type SharedPartNoteProps = { kind: SharedKind; sharedId: number; venueId: number; itemId: number; onClose: () => void }

const kinds = { group: 'sharedGroups', side: 'sharedSides' } as const

/** Says that items share a group or side, with the two ways to change it: for all of them, or as the own one of this item. */
export function SharedPartNote({ kind, sharedId, venueId, itemId, onClose }: SharedPartNoteProps) {
  const t = useTranslations('menus')
  const { data: shared } = useQuery(onePart(kinds[kind], sharedId))
  const { mutate, isPending } = useLinkShared()
  const count = shared?.itemIds.length ?? 1
  return (
    <div className={stack.column3}>
      <p>{t('shared.note', { count })}</p>
      <div className={stack.wrap2}>
        <LinkButton icon={editIcon} to={`/menu/shared?venue=${venueId}&open=edit.${kinds[kind]}.${sharedId}`}>
          {t('shared.editForAll', { count })}
        </LinkButton>
        <BigButton
          kind="quiet"
          isBusy={isPending}
          onClick={() => mutate({ kind, id: sharedId, detach: [itemId] }, { onSuccess: onClose })}
        >
          {t('shared.makeOwn')}
        </BigButton>
      </div>
    </div>
  )
}
