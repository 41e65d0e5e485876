import type { ReceiptOrder } from '@brigade/domain/receipts/receipts.schema.ts'
import { type ReceiptGroup, receiptGroupOf, receiptGroups } from '@brigade/domain/receipts/receipts.groups.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { useAddressParams } from '#kit/address/use-address.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { printerIcon, receiptIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { type MenuAct, MenuButton } from '#ui/menu-button.tsx'
import { Page } from '#ui/page.tsx'
import { ReceiptCard } from '#features/receipts/parts/receipt-card.tsx'
import { useReceiptOrders } from '#features/receipts/receipts.queries.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import { receiptTones } from '#features/receipts/receipt-tones.ts'
import styles from '#features/receipts/pages/receipt-orders.page.module.css'
import tones from '#ui/tone.module.css'

/**
 * Lists the receipts of a venue that only prints them, by group, live: printed, waiting and uncertain ones. (spec 1,
 * §4)
 */
export function ReceiptOrdersPage() {
  const t = useTranslations('receipts')
  const { venue } = useSession()
  if (venue?.isReciptPrintingOnly) return <ReceiptOrders />
  return (
    <Page title={t('screens.receiptOrders')}>
      <EmptyState icon={printerIcon} title={t('notHere')} text={t('notHereText')} />
    </Page>
  )
}

function ReceiptOrders() {
  const t = useTranslations('receipts')
  const list = useReceiptOrders()
  const [params, change] = useAddressParams()
  const chosen = receiptGroups.find((group) => group === params.get('group'))
  const countOf = (group: ReceiptGroup) => inGroup(list.data?.records ?? [], group).length

  function handleChoose(group: ReceiptGroup | undefined): void {
    change((next) => (group ? next.set('group', group) : next.delete('group')))
  }

  return (
    <ListPage
      title={t('screens.receiptOrders')}
      isWide
      actions={<SetupMenu />}
      filters={
        <FilterChips
          label={t('groupsLabel')}
          choices={receiptGroups}
          labelOf={(group) => `${t(`groups.${group}`)} ${countOf(group)}`}
          every={t('everyGroup')}
          chosen={chosen}
          onChoose={handleChoose}
        />
      }
      list={list}
      isEmpty={({ records }) => records.length === 0}
      empty={<EmptyState icon={printerIcon} title={t('empty')} text={t('emptyText')} />}
    >
      {({ records }) => (
        <div className={`${styles.groups} ${stack.grid4}`}>
          {(chosen ? [chosen] : receiptGroups).map((group) => (
            <Group key={group} group={group} receipts={inGroup(records, group)} />
          ))}
        </div>
      )}
    </ListPage>
  )
}

/** Leads to the set-up, because the short menu of these venues has no entries for it. */
function SetupMenu() {
  const t = useTranslations('receipts')
  const [mayLayOut, seesPrinters] = [useCan('receipts:configure'), useCan('printers:read')]
  const layout: MenuAct = {
    key: 'layout',
    label: t('screens.receiptLayout'),
    icon: receiptIcon,
    onChoose: '/receipts/layout',
  }
  const printers: MenuAct = { key: 'printers', label: t('toPrinters'), icon: printerIcon, onChoose: '/printers' }
  return <MenuButton acts={[...(mayLayOut ? [layout] : []), ...(seesPrinters ? [printers] : [])]} />
}

function Group({ group, receipts }: { group: ReceiptGroup; receipts: readonly ReceiptOrder[] }) {
  const t = useTranslations('receipts')
  const titleId = `receipts-${group}`
  return (
    <section className={stack.shrink} aria-labelledby={titleId}>
      <h2 id={titleId} className={`${styles.title} ${stack.row2}`}>
        <span className={`${styles.sign} ${tones[receiptTones[group]]}`} aria-hidden="true" />
        {t(`groups.${group}`)}
      </h2>
      {receipts.length === 0 ? <p className={font.soft}>{t('noneInGroup')}</p> : null}
      <ul className={`${styles.list} ${stack.column3}`}>
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <ReceiptCard receipt={receipt} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function inGroup(receipts: readonly ReceiptOrder[], group: ReceiptGroup): ReceiptOrder[] {
  return receipts.filter(({ status }) => receiptGroupOf(status) === group)
}
