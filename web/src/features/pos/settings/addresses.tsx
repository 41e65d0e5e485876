import type { PosAddress } from '@brigade/domain/pos/pos.addresses.ts'
import { posAddressesAtMost } from '@brigade/domain/pos/pos.addresses.ts'
import type { PosReach } from '@brigade/domain/pos/pos.testing.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { signalOffIcon } from '#ui/first-icon-paths.ts'
import { addIcon, deleteIcon, editIcon } from '#ui/icon-paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import { useTestPos } from '#features/pos/pos.mutations.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import tableStyles from '#features/pos/parts/pos-tables.module.css'
import { SetupSection } from '#features/pos/settings/setup-section.tsx'
import styles from '#features/pos/settings/setup-section.module.css'
import type { OpenSetup } from '#features/pos/settings/setup-tool-host.tsx'

type AddressesProps = { venue: Venue; mayConfigure: boolean; onOpen: OpenSetup }

/** Lists the addresses to which a venue's orders are posted, and whether they answer. */
export function Addresses({ venue, mayConfigure, onOpen }: AddressesProps) {
  const t = useTranslations('pos')
  const { integratedPOSList: list } = venue
  const columns = useAddressColumns(venue, { mayConfigure, onOpen })
  const nextId = Math.max(0, ...list.map(({ id }) => id)) + 1
  const mayAdd = mayConfigure && list.length < posAddressesAtMost
  return (
    <SetupSection
      title={t('addresses.title')}
      hint={t('addresses.hint')}
      action={
        mayAdd ? (
          <BigButton kind="quiet" icon={addIcon} onClick={() => onOpen('address', nextId)}>
            {t('addresses.add')}
          </BigButton>
        ) : null
      }
    >
      {list.length === 0 ? (
        <EmptyState icon={signalOffIcon} title={t('addresses.none')} />
      ) : (
        <DataTable label={t('addresses.title')} columns={columns} records={list} keyOf={({ id }) => id} />
      )}
    </SetupSection>
  )
}

function useAddressColumns(
  venue: Venue,
  { mayConfigure, onOpen }: Pick<AddressesProps, 'mayConfigure' | 'onOpen'>,
): Column<PosAddress>[] {
  const t = useTranslations('pos')
  return [
    {
      key: 'address',
      label: t('addresses.columns.address'),
      kind: 'heading',
      render: ({ endPointUrl, openCheckUrl, isDefaultPos }) => (
        <>
          <span className={`${styles.marks} ${stack.cluster}`}>
            <bdi className={font.name}>{endPointUrl}</bdi>
            {isDefaultPos ? <StateTag tone="grey" label={t('addresses.isDefault')} /> : null}
          </span>
          {openCheckUrl === '' ? null : (
            <span className={tableStyles.detail}>{t('addresses.openCheck', { url: openCheckUrl })}</span>
          )}
        </>
      ),
    },
    {
      key: 'comment',
      label: t('addresses.columns.comment'),
      inCard: 'labelled',
      render: ({ commentItemId }) => (commentItemId === '' ? t('addresses.noComment') : <bdi>{commentItemId}</bdi>),
    },
    {
      key: 'acts',
      label: t('addresses.columns.acts'),
      kind: 'acts',
      render: ({ id, endPointUrl: url }) => (
        <>
          <ToolRow>
            {mayConfigure ? (
              <>
                <ToolButton
                  icon={editIcon}
                  label={t('addresses.edit', { url })}
                  onClick={() => onOpen('address', id)}
                />
                <ToolButton
                  icon={deleteIcon}
                  label={t('addresses.remove', { url })}
                  onClick={() => onOpen('removeAddress', id)}
                />
              </>
            ) : null}
          </ToolRow>
          <AddressTest venueId={venue.id} id={id} url={url} />
        </>
      ),
    },
  ]
}

function AddressTest({ venueId, id, url }: { venueId: number; id: number; url: string }) {
  const t = useTranslations('pos')
  const test = useTestPos(venueId)
  const tested = test.data

  return (
    <>
      <BigButton
        kind="quiet"
        aria-label={t('addresses.testOf', { url })}
        isBusy={test.isPending}
        onClick={() => test.mutate(id)}
      >
        {t('addresses.test')}
      </BigButton>
      <div role="status" className={`${styles.marks} ${stack.cluster}`}>
        {tested ? <Reached reach={tested.endPoint} /> : null}
        {tested?.openCheck ? <Reached reach={tested.openCheck} isOfOpenChecks /> : null}
      </div>
    </>
  )
}

type ReachedProps = { reach: PosReach; isOfOpenChecks?: boolean }

function Reached({ reach: { reach, status, failure, tookMs }, isOfOpenChecks }: ReachedProps) {
  const t = useTranslations('pos')
  const result =
    reach === 'answered' ? t('addresses.reaches.answered', { status, tookMs }) : t(`addresses.reaches.${reach}`)
  return (
    <>
      <StateTag
        tone={reach === 'answered' ? 'green' : 'red'}
        label={isOfOpenChecks ? t('addresses.openCheckTest', { result }) : result}
      />
      {failure ? <span className={tableStyles.detail}>{t(`addresses.failures.${failure}`)}</span> : null}
    </>
  )
}
