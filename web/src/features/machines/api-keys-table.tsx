import type { ApiKey } from '@brigade/domain/machines/machines.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { BigButton } from '#ui/big-button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import font from '#ui/font.module.css'

type ApiKeysTableProps = { venue: Venue; keys: readonly ApiKey[]; onRevoke: (id: number) => void }

/** Lists the keys of a venue, with what each may do and when it was used last. */
export function ApiKeysTable({ venue, keys, onRevoke }: ApiKeysTableProps) {
  const t = useTranslations('machines')
  const { dateTime, date } = useVenueFormats(venue)
  const columns: Column<ApiKey>[] = [
    {
      key: 'name',
      label: t('columns.name'),
      kind: 'heading',
      render: ({ name }) => <bdi className={font.name}>{name}</bdi>,
    },
    {
      key: 'scopes',
      label: t('columns.scopes'),
      kind: 'detail',
      render: ({ scopes }) => (scopes ? listed(scopes.map((scope) => t(`scopes.${scope}`))) : t('allScopes')),
    },
    {
      key: 'created',
      label: t('columns.created'),
      isExtra: true,
      inCard: 'hidden',
      render: ({ createdAt, createdBy }) =>
        createdBy === null ? date(createdAt) : t('createdBy', { time: date(createdAt), name: createdBy }),
    },
    {
      key: 'used',
      label: t('columns.used'),
      inCard: 'labelled',
      render: ({ lastUsedAt }) => (lastUsedAt === null ? t('neverUsed') : dateTime(lastUsedAt)),
    },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      render: ({ revokedAt }) => (revokedAt === null ? null : <StateTag tone="grey" label={t('revoked')} />),
    },
    {
      key: 'act',
      label: t('columns.act'),
      kind: 'acts',
      render: ({ id, name, revokedAt }) =>
        revokedAt === null ? (
          <BigButton kind="quiet" aria-label={t('revokeKey', { name })} onClick={() => onRevoke(id)}>
            {t('revoke')}
          </BigButton>
        ) : null,
    },
  ]
  return <DataTable label={t('screens.apiKeys')} columns={columns} records={keys} keyOf={({ id }) => id} />
}
