import { type Currency, decimalsOf, minorText, toMinor } from '@brigade/domain/kit/money.ts'
import { Form, InputNumber } from 'antd'
import type { PriceLock } from '#features/menus/forms/use-price-lock.ts'
import { lockIcon } from '#features/menus/menu-icons.ts'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import styles from '#features/menus/forms/price-field.module.css'

type PriceFieldProps = {
  name: string
  label: string
  currency: Currency
  /** Where the venue locks its prices. */
  lock?: PriceLock
}

/** An amount in the venue's currency, with thousands separators. Wrong decimals are told of, never rounded away. */
export function PriceField({ name, label, currency, lock }: PriceFieldProps) {
  const t = useWords('menus')
  return (
    <div className={styles.row}>
      <Form.Item name={name} label={label} required className={styles.field}>
        <InputNumber<number>
          prefix={currency}
          className={styles.input}
          controls={false}
          inputMode="decimal"
          disabled={lock?.isLocked}
          formatter={(value, { userTyping, input }) => grouped(userTyping ? input : amountText(value, currency))}
          parser={(text) => numberIn(text ?? '')}
          placeholder={(0).toFixed(decimalsOf(currency))}
        />
      </Form.Item>
      {lock?.isOffered ? (
        <button
          type="button"
          className={styles.unlock}
          onClick={() => void lock.enable()}
          disabled={!lock.isLocked}
          aria-label={t('forms.enableEditOf', { label })}
        >
          <Icon path={lockIcon} size={18} />
          {t('forms.enableEdit')}
        </button>
      ) : null}
    </div>
  )
}

/** With the decimals of its currency; one that has more than those is shown as it is. */
function amountText(value: string | number | undefined, currency: Currency): string {
  if (value === undefined || value === '') return ''
  const minor = toMinor(Number(value), currency)
  return minor === null ? String(value) : minorText(minor, currency)
}

/** 1234567.5 as 1,234,567.5; what stands behind the point is left as it was typed. */
function grouped(text: string): string {
  const [whole = '', ...fraction] = text.split('.')
  return [whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ','), ...fraction].join('.')
}

const easternZero = '٠'.codePointAt(0)!

/** What was typed as a number, Arabic digits too. */
function numberIn(text: string): number {
  const western = text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.codePointAt(0)! - easternZero))
    .replaceAll('٫', '.')
    .replaceAll(/[,٬\s]/g, '')
  // Ant Design keeps what is typed as text until it is a number.
  return western as unknown as number
}
