import type { Category } from '@brigade/domain/menus/menus.schema.ts'
import type { SortOrder } from '@brigade/domain/menus/menus.writes.ts'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { toApiError } from '#kit/calls/api-error.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { checkIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import type { Listed } from '#ui/list-states.tsx'
import { LeaveQuestion } from '#ui/record-form/leave-question.tsx'
import { sortIcon } from '#features/menus/item-icons.ts'
import { ChoiceChips } from '#features/menus/parts/choice-chips.tsx'
import { useDraftGuard } from '#kit/forms/use-draft-guard.ts'
import { useSortParts } from '#features/menus/menus.mutations.ts'
import { SortList } from '#features/menus/sort/sort-list.tsx'
import type { SortableRecord } from '#features/menus/sort/sortable-records.ts'
import { SortChangesNote } from '#features/menus/sort/sort-changes-note.tsx'
import { useArrangement } from '#features/menus/sort/use-arrangement.ts'
import styles from '#features/menus/sort/sort-screen.module.css'

type SortScreenProps = {
  title: string
  trail?: ReactNode
  /** The name of the menu or item that the list belongs to. */
  of?: string
  /** The kind and the parent of the sorted list. */
  target: Omit<SortOrder, 'ids'>
  list: Listed<readonly SortableRecord[]>
  /** The address for Cancel, and after saving. */
  backTo: string
  /** The categories of a menu, if each has a list of its own. */
  among?: { categories: readonly Category[]; chosen: number; onChoose: (id: number) => void }
}

/** Shows the one screen that sorts lists: menus, categories, items, sides and modifier groups. */
export function SortScreen({ title, trail, of, target, list, backTo, among }: SortScreenProps) {
  const t = useTranslations('menuItems')
  const navigate = useNavigate()
  const { data: records } = list
  const standing = useMemo(() => (records ?? []).map(({ id }) => id), [records])
  const byId = useMemo(() => new Map((records ?? []).map((record) => [record.id, record])), [records])
  const { ids, isChanged, changes, arrange, keepMine, takeTheirs } = useArrangement(standing)
  const { mutate, isPending } = useSortParts()
  const draft = useRef(false)
  const leaving = useRef(() => {})
  const { isAsking, leave, discard, stay } = useDraftGuard({
    hasDraft: useCallback(() => draft.current, []),
    onLeave: () => leaving.current(),
  })

  useEffect(() => {
    draft.current = isChanged
  }, [isChanged])

  function handleSave(): void {
    mutate(
      { ...target, ids: [...ids] },
      {
        onSuccess: () => {
          draft.current = false
          void navigate(backTo)
        },
        // The current list is fetched, and the user's order is applied to it.
        onError: (thrown) => toApiError(thrown).data.reason === 'sortMoved' && void list.refetch(),
      },
    )
  }

  return (
    <ListPage
      title={title}
      trail={trail}
      note={of ? <bdi>{of}</bdi> : undefined}
      isWide
      keepsActions
      actions={
        <>
          <BigButton kind="quiet" onClick={() => void navigate(backTo)}>
            {t('sort.cancel')}
          </BigButton>
          <BigButton icon={checkIcon} disabled={!isChanged} isBusy={isPending} onClick={handleSave}>
            {t('sort.save')}
          </BigButton>
        </>
      }
      intro={
        <>
          {among ? (
            <ChoiceChips
              label={t('screens.categories')}
              choices={among.categories}
              chosen={among.chosen}
              onChoose={(id) => {
                leaving.current = () => among.onChoose(id)
                leave()
              }}
            />
          ) : null}
          {changes ? <SortChangesNote changes={changes} onKeep={keepMine} onTake={takeTheirs} /> : null}
        </>
      }
      list={list}
      empty={<EmptyState icon={sortIcon} title={t('sort.empty')} />}
      over={isAsking ? <LeaveQuestion onDiscard={discard} onStay={stay} /> : null}
    >
      {() => (
        <>
          <p className={styles.hint}>{t('sort.how')}</p>
          <SortList label={title} records={byId} ids={ids} onChange={arrange} />
        </>
      )}
    </ListPage>
  )
}
