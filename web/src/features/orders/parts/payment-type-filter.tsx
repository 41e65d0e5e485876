import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { paymentTypeLabels } from '@brigade/domain/orders/orders.labels.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import styles from '#features/orders/parts/list-filters.module.css'

/** Height in pixels for the whole list: nothing needs scrolling. */
const listHeight = 440

type PaymentTypeFilterProps = {
  chosen: readonly Order['paymentType'][]
  onChange: (chosen: readonly Order['paymentType'][]) => void
}

/** Filters a list by payment types; none chosen means all of them. */
export function PaymentTypeFilter({ chosen, onChange }: PaymentTypeFilterProps) {
  const t = useTranslations('orders')
  return (
    <ChoiceSelect
      className={styles.choice}
      mode="multiple"
      allowClear
      optionFilterProp="label"
      listHeight={listHeight}
      maxTagCount="responsive"
      aria-label={t('history.paymentType')}
      placeholder={t('history.everyPaymentType')}
      value={[...chosen]}
      options={keysOf(paymentTypeLabels).map((value) => ({ value, label: t(`paymentTypes.${value}`) }))}
      onChange={onChange}
    />
  )
}
