import type { PinHolder } from '@brigade/domain/pins/pins.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { toApiError } from '#kit/calls/api-error.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Panel } from '#ui/panel.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import font from '#ui/font.module.css'
import { pinHoldersOf, useClearPin } from '#features/pins/pins.calls.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

/** Lists the people with a PIN at a venue, whose PINs their managers clear. */
export function PinHolders({ venue }: { venue: Venue }) {
  const t = useTranslations('pins')
  const auth = useTranslations('auth')
  const { date } = useVenueFormats(venue)
  const { data, error } = useQuery(pinHoldersOf(venue.id))
  const [asked, setAsked] = useState<PinHolder | null>(null)
  const clear = useClearPin()
  const columns: Column<PinHolder>[] = [
    {
      key: 'name',
      label: t('columns.name'),
      kind: 'heading',
      render: (holder) => <bdi className={font.name}>{nameOf(holder)}</bdi>,
    },
    { key: 'role', label: t('columns.role'), kind: 'detail', render: ({ role }) => auth(`roles.${role}`) },
    { key: 'set', label: t('columns.since'), inCard: 'labelled', render: ({ setAt }) => date(setAt) },
    {
      key: 'act',
      label: t('columns.act'),
      kind: 'acts',
      render: (holder) => (
        <BigButton
          kind="quiet"
          aria-label={t('holders.clearNamed', { name: nameOf(holder) })}
          onClick={() => setAsked(holder)}
        >
          {t('holders.clear')}
        </BigButton>
      ),
    },
  ]
  const isGated = error !== null && toApiError(error).data.reason === 'passphraseNeeded'
  if (error && !isGated) return null
  return (
    <Panel title={t('holders.title')} hint={t('holders.hint')}>
      {isGated ? (
        <p>
          {t('holders.gated')} <Link to="/staff">{t('holders.toStaff')}</Link>
        </p>
      ) : null}
      {data?.length === 0 ? <p>{t('holders.none')}</p> : null}
      {data && data.length > 0 ? (
        <DataTable label={t('holders.list')} columns={columns} records={data} keyOf={({ id }) => id} />
      ) : null}
      {asked ? (
        <RemovalQuestion
          title={t('holders.question')}
          confirmLabel={t('holders.clear')}
          name={nameOf(asked)}
          text={t('holders.text')}
          isBusy={clear.isPending}
          onConfirm={() => clear.mutate(asked.id, { onSettled: () => setAsked(null) })}
          onCancel={() => setAsked(null)}
        />
      ) : null}
    </Panel>
  )
}

function nameOf({ fname, lname }: PinHolder): string {
  return `${fname} ${lname}`
}
