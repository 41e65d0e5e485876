import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { toApiError } from '#kit/calls/api-error.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { useDraftGuard } from '#kit/forms/use-draft-guard.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Chip, Chips } from '#ui/chips.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { checkIcon, sortIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import type { Listed } from '#ui/list-states.tsx'
import { LeaveQuestion } from '#ui/record-form/leave-question.tsx'
import type { SortableRecord } from '#features/sorting/public/sortable-record.ts'
import { SortChangesNote } from '#features/sorting/sort-changes-note.tsx'
import { SortList } from '#features/sorting/sort-list.tsx'
import { useArrangement } from '#features/sorting/use-arrangement.ts'
import font from '#ui/font.module.css'
import styles from '#features/sorting/sort-screen.module.css'

type SortableLists = {
  label: string
  lists: readonly { id: number; name: string; count: number }[]
  chosen: number
  onChoose: (id: number) => void
}

type SortScreenProps = {
  title: string
  trail?: ReactNode
  /** The name of the record that the list belongs to. */
  of?: string | undefined
  list: Listed<readonly SortableRecord[]>
  /** Stores the new order. Throws `sortMoved` if the list has changed: the screen then fetches it again. */
  save: (ids: number[]) => Promise<unknown>
  /** The address for Cancel, and after saving. */
  backTo: string
  /** The lists to choose from, if there are several: this one is chosen. */
  among?: SortableLists | undefined
}

/** Shows the one screen that sorts lists by hand, whatever they contain. */
export function LoadedSortScreen({ title, trail, of, list, save, backTo, among }: SortScreenProps) {
  const t = useTranslations('sorting')
  const navigate = useNavigate()
  const { data: records } = list
  const standing = useMemo(() => (records ?? []).map(({ id }) => id), [records])
  const byId = useMemo(() => new Map((records ?? []).map((record) => [record.id, record])), [records])
  const { ids, isChanged, changes, arrange, keepMine, takeTheirs } = useArrangement(standing)
  const draft = useRef(false)
  const leaving = useRef(() => {})
  const { isAsking, leave, discard, stay } = useDraftGuard({
    hasDraft: useCallback(() => draft.current, []),
    onLeave: () => leaving.current(),
  })
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onSuccess() {
      showToast({ kind: 'success', text: t('saved') })
      draft.current = false
      void navigate(backTo)
    },
    // The current list is fetched, and the user's order is applied to it.
    onError: (thrown) => (toApiError(thrown).data.reason === 'sortMoved' ? void list.refetch() : showError(thrown)),
  })

  useEffect(() => {
    draft.current = isChanged
  }, [isChanged])

  function handleChoose({ onChoose }: SortableLists, id: number): void {
    leaving.current = () => onChoose(id)
    leave()
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
            {t('cancel')}
          </BigButton>
          <BigButton icon={checkIcon} disabled={!isChanged} isBusy={isPending} onClick={() => mutate([...ids])}>
            {t('save')}
          </BigButton>
        </>
      }
      intro={
        <>
          {among ? (
            <Chips label={among.label}>
              {among.lists.map(({ id, name, count }) => (
                <Chip key={id} isChosen={id === among.chosen} onChoose={() => handleChoose(among, id)}>
                  <bdi>{name}</bdi> <span className={`${styles.count} ${font.note}`}>{count}</span>
                </Chip>
              ))}
            </Chips>
          ) : null}
          {changes ? <SortChangesNote changes={changes} onKeep={keepMine} onTake={takeTheirs} /> : null}
        </>
      }
      list={list}
      empty={<EmptyState icon={sortIcon} title={t('empty')} />}
      over={isAsking ? <LeaveQuestion onDiscard={discard} onStay={stay} /> : null}
    >
      {() => (
        <>
          <p className={styles.hint}>{t('how')}</p>
          <SortList label={title} records={byId} ids={ids} onChange={arrange} />
        </>
      )}
    </ListPage>
  )
}
