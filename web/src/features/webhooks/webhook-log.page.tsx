import { deliveryStates, type NewWebhook } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useAddressFilter, useAddressPage } from '#kit/address/use-address.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { signalIcon } from '#ui/icon-paths.ts'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import { DeliveriesTable } from '#features/webhooks/deliveries-table.tsx'
import { DeliveryDrawer } from '#features/webhooks/delivery-drawer.tsx'
import { NewSecret } from '#features/webhooks/new-secret.tsx'
import { OldSecret } from '#features/webhooks/old-secret.tsx'
import { useRenewWebhook, useTestWebhook } from '#features/webhooks/webhooks.mutations.ts'
import { deliveriesAPage, deliveryList, webhookWith } from '#features/webhooks/webhooks.queries.ts'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import font from '#ui/font.module.css'

const deliveryTools = ['delivery'] as const

/** Lists what was sent to a webhook, page by page, with the answers. A test is sent and the secret renewed here. */
export function WebhookLogPage() {
  const t = useTranslations('webhooks')
  const id = Number(useParams().id)
  const { venue, venues, error, retry } = useChosenVenue()
  const [state, setState] = useAddressFilter('state', deliveryStates)
  const [page, setPage] = useAddressPage()
  const [isAsking, setIsAsking] = useState(false)
  const [renewed, setRenewed] = useState<NewWebhook | null>(null)
  const webhook = useQuery(webhookWith(id))
  const deliveries = useQuery(deliveryList({ webhookId: id, state, page }))
  const test = useTestWebhook()
  const renew = useRenewWebhook()
  const { opened, open, close } = useOpenedTool(deliveryTools)
  const delivery = useHeldRecord(deliveries.data?.data ?? [], opened?.id ?? null)
  // Without the webhook, its log is not shown either: it was deleted, or is another venue's.
  const isThere = venue !== null && webhook.data !== undefined
  const missing = { data: undefined, error: error ?? webhook.error, refetch: () => [retry(), void webhook.refetch()] }
  return (
    <AntdRoot>
      <PagedListPage
        title={webhook.data?.name ?? t('screens.log')}
        trail={
          <BackLink to={venues && venue ? `/webhooks?venue=${venue.id}` : '/webhooks'}>
            {t('screens.webhooks')}
          </BackLink>
        }
        actions={
          <>
            <BigButton kind="quiet" isOff={!isThere} onClick={() => setIsAsking(true)}>
              {t('renew')}
            </BigButton>
            <BigButton isOff={!isThere} isBusy={test.isPending} onClick={() => test.mutate(id)}>
              {t('test')}
            </BigButton>
          </>
        }
        intro={
          <p className={font.soft}>
            {t('deliveries.hint')}
            {venue && webhook.data ? <OldSecret webhook={webhook.data} venue={venue} /> : null}
          </p>
        }
        filters={
          <FilterChips
            label={t('deliveries.state')}
            every={t('deliveries.every')}
            choices={deliveryStates}
            labelOf={(each) => t(`deliveries.states.${each}`)}
            chosen={state}
            onChoose={setState}
          />
        }
        list={isThere ? deliveries : missing}
        page={page}
        pageSize={deliveriesAPage}
        onPage={setPage}
        totalText={(total) => t('deliveries.total', total)}
        empty={<EmptyState icon={signalIcon} title={t('deliveries.empty')} text={t('deliveries.emptyText')} />}
        over={
          <>
            {isAsking ? (
              <Confirm
                title={t('renewQuestion')}
                confirmLabel={t('renew')}
                cancelLabel={t('keep')}
                isBusy={renew.isPending}
                onConfirm={() => renew.mutate(id, { onSuccess: setRenewed, onSettled: () => setIsAsking(false) })}
                onCancel={() => setIsAsking(false)}
              >
                <p>{t('renewText')}</p>
              </Confirm>
            ) : null}
            {venue && renewed ? <NewSecret made={renewed} venue={venue} onClose={() => setRenewed(null)} /> : null}
            {venue && delivery ? <DeliveryDrawer venue={venue} delivery={delivery} onClose={close} /> : null}
          </>
        }
      >
        {(shown, isBusy) =>
          venue ? (
            <DeliveriesTable
              venue={venue}
              deliveries={shown}
              isBusy={isBusy}
              onOpen={(each) => open('delivery', each)}
            />
          ) : null
        }
      </PagedListPage>
    </AntdRoot>
  )
}
