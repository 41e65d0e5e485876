import { readName } from '#kit/i18n/read-name.ts'
import type { GroupName } from '@brigade/domain/menus/menus.writes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { groupNames } from '#features/menus/menus.queries.ts'
import { GroupNameDialog } from '#features/menus/presets/group-name-dialog.tsx'
import { GroupNameRow } from '#features/menus/presets/group-name-row.tsx'
import styles from '#features/menus/presets/group-names.module.css'
import { useMoveGroupName, useRemoveGroupName } from '#features/menus/presets/presets.mutations.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, menuIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'

type Asked = { what: 'add' } | { what: 'edit' | 'remove'; groupName: GroupName }

/**
 * Shows the preset names for modifier groups, which admins keep for all venues; roles without free names choose from
 * them. (spec 2, §5)
 */
export function GroupNamesPage() {
  const t = useTranslations('presets')
  const names = useQuery(groupNames())
  const [asked, setAsked] = useState<Asked | null>(null)
  const [said, setSaid] = useState('')
  const move = useMoveGroupName()

  function handleMove({ id, name }: GroupName, place: number): void {
    if (move.isPending) return
    const told = t('moved', { name: readName(name), place, count: names.data?.length ?? 0 })
    move.mutate({ id, place }, { onSuccess: () => setSaid(told) })
  }

  return (
    <ListPage
      title={t('screens.groupNames')}
      actions={
        <BigButton icon={addIcon} onClick={() => setAsked({ what: 'add' })}>
          {t('add')}
        </BigButton>
      }
      intro={
        <>
          <p className={styles.hint}>{t('hint')}</p>
          <p className="visually-hidden" role="status">
            {said}
          </p>
        </>
      }
      list={names}
      empty={<EmptyState icon={menuIcon} title={t('empty')} text={t('emptyText')} />}
      over={asked ? <Asking asked={asked} onEnd={() => setAsked(null)} /> : null}
    >
      {(all) => (
        <ol className={styles.list} aria-label={t('list')}>
          {all.map((groupName, position) => (
            <GroupNameRow
              key={groupName.id}
              groupName={groupName}
              place={position + 1}
              count={all.length}
              onMove={(place) => handleMove(groupName, place)}
              onEdit={() => setAsked({ what: 'edit', groupName })}
              onRemove={() => setAsked({ what: 'remove', groupName })}
            />
          ))}
        </ol>
      )}
    </ListPage>
  )
}

function Asking({ asked, onEnd }: { asked: Asked; onEnd: () => void }) {
  const t = useTranslations('presets')
  const remove = useRemoveGroupName()
  if (asked.what === 'add') return <GroupNameDialog groupName={null} onClose={onEnd} />
  if (asked.what === 'edit') return <GroupNameDialog groupName={asked.groupName} onClose={onEnd} />
  return (
    <RemovalQuestion
      title={t('removeQuestion')}
      confirmLabel={t('remove')}
      name={readName(asked.groupName.name)}
      text={t('removeText')}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(asked.groupName.id, { onSettled: onEnd })}
      onCancel={onEnd}
    />
  )
}
