import { can } from '@brigade/domain/access/permissions.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMenuEntries } from '#app/shell/menu-entries.ts'
import styles from '#app/shell/search-dialog.module.css'
import { foundIn } from '#app/shell/search-found.ts'
import { useSession } from '#kit/calls/session.ts'
import { type Findable, searchSlot } from '#kit/features/search-slot.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import font from '#ui/font.module.css'
import { Icon } from '#ui/icon.tsx'
import { settingsIcon } from '#ui/icon-paths.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'

/** The limit of results of each kind. */
const mostFound = 6

/** In milliseconds: after this pause in typing, the server is asked. */
const pauseMs = 300
/** The least letters for which the server is asked. */
const leastLetters = 2

/** In milliseconds. A hand presses Enter later after its last letter; a scanner does not. */
const handPauseMs = 50

type Group = { title: string; found: readonly Findable[] }

type Found = {
  groups: readonly Group[]
  /** True until all parts have loaded or failed. */
  isLoading: boolean
  /** The error of a part that failed; null if none did. */
  error: Error | null
  /** Loads again what failed. */
  retry: () => Promise<unknown>
}

/** Searches all that this person may open, by one text. Arrows choose, Enter opens, Escape closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell')
  const navigate = useNavigate()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const typedAt = useRef(0)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const { groups, isLoading, error, retry } = useFound(text)
  const all = groups.flatMap(({ found }) => found)
  const current = Math.min(chosen, all.length - 1)
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current, text])

  function handleOpen(found: Findable | undefined): void {
    if (!found) return
    onClose()
    void navigate(found.to)
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && all.length > 0) {
      event.preventDefault()
      setChosen((current + step + all.length) % all.length)
    } else if (event.key === 'Escape') {
      // The modal leaves it to the list, which is always open here.
      onClose()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (event.timeStamp - typedAt.current > handPauseMs) handleOpen(all[current])
    }
  }

  return (
    <Dialog title={t('search.open')} width={576} onClose={onClose} isKept>
      <input
        type="text"
        role="combobox"
        className={`${styles.field} ${surface.field}`}
        data-focus-first=""
        aria-label={t('search.open')}
        aria-expanded={all.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={all.length > 0 ? optionId(current) : undefined}
        placeholder={t('search.hint')}
        value={text}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        onKeyDown={handleKey}
        onChange={({ target, timeStamp }) => {
          typedAt.current = timeStamp
          setText(target.value)
          setChosen(0)
        }}
      />
      <div ref={list} id={`${id}-list`} role="listbox" className={styles.list} aria-label={t('search.open')}>
        {groups.map(({ title, found }, group) => (
          <div key={title} role="group" aria-labelledby={`${id}-group-${group}`}>
            <p id={`${id}-group-${group}`} className={`${styles.heading} ${font.note}`}>
              {title}
            </p>
            {found.map((findable) => {
              const index = all.indexOf(findable)
              return (
                // The field keeps the focus, and takes the keys.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={findable.to}
                  id={optionId(index)}
                  role="option"
                  className={`${styles.option} ${stack.row3}`}
                  aria-selected={index === current}
                  tabIndex={-1}
                  onPointerMove={() => setChosen(index)}
                  onClick={() => handleOpen(findable)}
                >
                  <Icon path={findable.icon} />
                  <span className={font.ellipsis} dir="auto">
                    {findable.name}
                  </span>
                  {findable.note ? (
                    <span className={`${stack.pushed} ${font.note} ${font.nowrap}`}>{findable.note}</span>
                  ) : null}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p role="status" className={font.note}>
        {text.trim() !== '' && all.length === 0 && !isLoading && !error ? t('search.none') : null}
      </p>
      {error ? <ErrorNote error={error} onRetry={retry} /> : null}
    </Dialog>
  )
}

/** Returns what is loaded, and then what the server found besides. */
function joined(found: readonly Findable[], more: readonly Findable[]): readonly Findable[] {
  return [...found, ...more.filter(({ to }) => !found.some((known) => known.to === to))].slice(0, mostFound)
}

/** Waits for the pause after the last letter. Throws if another letter comes first. */
async function untilPaused(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  signal.throwIfAborted()
}

/** Returns what a text finds in each part; without a text, the screens. */
function useFound(text: string): Found {
  const t = useTranslations('shell')
  const session = useSession()
  const entries = useMenuEntries()
  const parts = useQuery(searchSlot.query())
  const own = (parts.data ?? []).filter(({ permission }) => permission === undefined || can(session.user, permission))
  const loaded = useQueries({
    queries: own.map(({ order, load }) => ({
      queryKey: ['search', order, session.user?.id, session.venue?.id],
      queryFn: () => load(session),
      staleTime: 0,
      gcTime: 0,
    })),
  })
  const wanted = text.trim()
  const more = useQueries({
    queries: own.map(({ order, findMore }) => ({
      queryKey: ['search', 'more', order, session.user?.id, session.venue?.id, wanted],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        await untilPaused(signal)
        return findMore?.(wanted, session) ?? []
      },
      enabled: findMore !== undefined && wanted.length >= leastLetters,
      staleTime: 0,
      gcTime: 0,
    })),
  })
  const screens: Findable[] = [
    ...entries.map(({ path, labelKey, shortLabelKey = labelKey, icon }) => ({
      to: path,
      name: t(shortLabelKey),
      words: [t(shortLabelKey), t(labelKey)],
      icon,
    })),
    { to: '/settings', name: t('settings'), icon: settingsIcon },
  ]
  const isEmpty = wanted === ''
  const groups = [
    ...own.map(({ titleKey }, index) => ({
      title: t(titleKey),
      found: joined(foundIn(loaded[index]?.data ?? [], text, mostFound), more[index]?.data ?? []),
    })),
    { title: t('search.screens'), found: isEmpty ? screens : foundIn(screens, text, mostFound) },
    {
      title: t('search.further'),
      found: isEmpty ? [] : own.flatMap(({ elsewhere }) => elsewhere?.(wanted, session) ?? []),
    },
  ].filter(({ found }) => found.length > 0)
  const all = [parts, ...loaded, ...more]
  return {
    groups,
    isLoading: [parts, ...loaded].some(({ isPending }) => isPending) || more.some(({ isLoading }) => isLoading),
    error: all.find(({ error }) => error !== null)?.error ?? null,
    retry: () => Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}
