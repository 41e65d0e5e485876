import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { type ReactNode, useEffect, useId, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { SetupEntry } from '#features/venues/public/setup-slot.ts'
import { settingsOfTask } from '#features/venues/details/plain-draft.ts'
import { SettingRow } from '#features/venues/details/setting-row.tsx'
import {
  settingsFoundIn,
  type ShownSetting,
  type ShownTask,
  shownTasks,
} from '#features/venues/details/shown-settings.ts'
import { TaskDrawer } from '#features/venues/details/task-drawer.tsx'
import { useSettingTexts } from '#features/venues/details/use-setting-texts.ts'
import styles from '#features/venues/details/venue-details.module.css'
import { rememberVenue } from '#features/venues/public/remembered-venue.ts'
import { useVenueChoices } from '#features/venues/public/use-venue-choices.ts'
import { useVenueOf } from '#features/venues/public/use-venue-of.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import { useAddressText } from '#kit/address/use-address.ts'
import { useUser } from '#kit/calls/session.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { SearchField } from '#ui/search-field.tsx'

/** Shows everything that is set up at a venue and that the person may change, by task, with a search over all of it. */
export function VenueDetailsPage() {
  const t = useTranslations('auth')
  const own = useTranslations('venueDetails')
  const navigate = useNavigate()
  const venueId = Number(useParams().rid)
  const { data: venue, error, refetch } = useVenueOf(venueId)
  useEffect(() => rememberVenue(venueId), [venueId])
  const { choices } = useVenueChoices(venue)
  const [text, setText] = useAddressText('find')
  return (
    <AntdRoot>
      <ListPage
        title={t('setup.title')}
        trail={<BackLink to="/settings">{t('screens.settings')}</BackLink>}
        actions={
          <>
            {choices ? (
              <VenuePicker
                venues={choices}
                chosen={venueId}
                onChoose={(id) => void navigate(`/restaurants/${id}/details`, { replace: true })}
              />
            ) : null}
            <SearchField
              label={own('search')}
              text={text}
              mostLetters={60}
              className={styles.search}
              onChange={setText}
            />
          </>
        }
        list={{ data: venue, error, refetch }}
      >
        {(shown: Venue) => <Tasks key={shown.id} venue={shown} text={text} />}
      </ListPage>
    </AntdRoot>
  )
}

function Tasks({ venue, text }: { venue: Venue; text: string }) {
  const t = useTranslations('venueDetails')
  const user = useUser()
  const textOf = useSettingTexts(venue)
  const [opened, setOpened] = useAddressText('edit')
  const tasks = useMemo(() => shownTasks({ user, venue }), [user, venue])
  const wordsOf = ({ setting, entry }: ShownSetting) =>
    setting
      ? { label: t(`settings.${setting}.label`), help: t(`settings.${setting}.help`) }
      : { label: t(entry.labelKey), help: t(entry.helpKey) }
  const found = settingsFoundIn(tasks, text, wordsOf)
  const close = () => setOpened('')
  return (
    <>
      {found.length === 0 ? <EmptyState icon={searchIcon} title={t('nothing')} text={t('nothingText')} /> : null}
      <div className={styles.tasks}>
        {found.map(({ task, rows }) => (
          <Task key={task} task={task}>
            {rows.map((row) => {
              const { setting, entry } = row
              return (
                <SettingRow
                  key={setting ?? entry?.path ?? entry?.form}
                  {...wordsOf(row)}
                  value={setting ? textOf(setting) : entry?.Value && <entry.Value venue={venue} />}
                  onOpen={setting ? () => setOpened(setting) : openingOf(entry, { venue, open: setOpened, user })}
                />
              )
            })}
          </Task>
        ))}
      </div>
      <Opened name={opened} venue={venue} tasks={tasks} onClose={close} />
    </>
  )
}

type Opening = { venue: Venue; open: (name: string) => void; user: ReturnType<typeof useUser> }

function openingOf(entry: SetupEntry, { venue, open, user }: Opening): string | (() => void) {
  if (entry.form !== undefined) return () => open(entry.form)
  const isElsewhere = !entry.isOfAllVenues && !user.restaurantId.includes(venue.id)
  if (!isElsewhere) return entry.path
  return `${entry.path}${entry.path.includes('?') ? '&' : '?'}venue=${venue.id}`
}

function Task({ task, children }: { task: ShownTask['task']; children: ReactNode }) {
  const t = useTranslations('venueDetails')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t(`tasks.${task}`)}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

type OpenedProps = { name: string; venue: Venue; tasks: readonly ShownTask[]; onClose: () => void }

/** Renders the form that the address names, if the person may use it. */
function Opened({ name, venue, tasks, onClose }: OpenedProps) {
  const user = useUser()
  const rows = tasks.flatMap(({ task, rows: ofTask }) => ofTask.map((row) => ({ task, ...row })))
  const row = rows.find(({ setting, entry }) => name !== '' && (setting === name || entry?.form === name))
  const task = row?.task
  const names = useMemo(() => (task ? settingsOfTask(task, user) : []), [task, user])
  if (!row) return null
  if (row.setting) {
    return <TaskDrawer task={row.task} names={names} pressed={row.setting} venue={venue} onClose={onClose} />
  }
  return row.entry.form === undefined ? null : <row.entry.Form venue={venue} onClose={onClose} />
}
