import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { paymentTypeLabels } from '@brigade/domain/orders/orders.labels.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { Select } from 'antd'
import { useWords } from '#kit/i18n.ts'
import styles from '#features/orders/parts/list-filters.module.css'

/** All of them: nobody need scroll to the last. */
const listHeight = 440

type PaymentTypeFilterProps = {
  chosen: readonly Order['paymentType'][]
  onChange: (chosen: readonly Order['paymentType'][]) => void
}

/** Narrows a list to some payment types; none chosen is all of them. */
export function PaymentTypeFilter({ chosen, onChange }: PaymentTypeFilterProps) {
  const t = useWords('orders')
  return (
    <Select
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
