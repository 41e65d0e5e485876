import type { SharedDevice } from '@brigade/domain/pins/pins.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Select } from 'antd'
import { useSharedDevice } from '#kit/device/shared-device.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import font from '#ui/font.module.css'
import { lockOptions, neverLocks } from '#features/pins/parts/lock-options.ts'
import { useChangeLock } from '#features/pins/pins.calls.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type DevicesTableProps = { venue: Venue; devices: readonly SharedDevice[]; onRemove: (id: number) => void }

/** Lists the shared devices of a venue, with when each locks and when it was used last. */
export function DevicesTable({ venue, devices, onRemove }: DevicesTableProps) {
  const t = useTranslations('pins')
  const { dateTime, date } = useVenueFormats(venue)
  const change = useChangeLock()
  const thisDevice = useSharedDevice()
  const columns: Column<SharedDevice>[] = [
    {
      key: 'name',
      label: t('columns.name'),
      kind: 'heading',
      render: ({ name }) => <bdi className={font.name}>{name}</bdi>,
    },
    {
      key: 'lock',
      label: t('columns.lock'),
      inCard: 'labelled',
      render: ({ id, name, lockAfterMinutes }) => (
        <Select<number>
          aria-label={t('lockOf', { name })}
          value={lockAfterMinutes ?? neverLocks}
          options={lockOptions(t, lockAfterMinutes)}
          popupMatchSelectWidth={false}
          loading={change.isPending && change.variables.id === id}
          onChange={(minutes) => change.mutate({ id, lockAfterMinutes: minutes === neverLocks ? null : minutes })}
        />
      ),
    },
    {
      key: 'created',
      label: t('columns.created'),
      isExtra: true,
      inCard: 'hidden',
      render: ({ createdAt, createdBy }) => t('createdBy', { time: date(createdAt), name: createdBy }),
    },
    {
      key: 'seen',
      label: t('columns.seen'),
      inCard: 'labelled',
      render: ({ lastSeenAt }) => (lastSeenAt === null ? t('neverSeen') : dateTime(lastSeenAt)),
    },
    {
      key: 'act',
      label: t('columns.act'),
      kind: 'acts',
      render: ({ id, name }) => (
        <BigButton kind="quiet" aria-label={t('devices.removeNamed', { name })} onClick={() => onRemove(id)}>
          {t('devices.remove')}
        </BigButton>
      ),
    },
  ]
  return (
    <>
      {thisDevice ? <p>{t('sharedAs', { name: thisDevice.name })}</p> : null}
      <DataTable label={t('screens.devices')} columns={columns} records={devices} keyOf={({ id }) => id} />
    </>
  )
}
