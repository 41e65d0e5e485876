import { type Currency, currencies } from '@brigade/domain/kit/money.ts'
import type { SelectProps } from 'antd'
import { currencyLabel } from '#kit/formats/currency-name.ts'
import { useLanguage } from '#kit/i18n/i18n.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'

/** Renders a control for a currency, which is found by its code or its name. */
export function CurrencySelect(select: SelectProps<Currency>) {
  const language = useLanguage()
  return (
    <ChoiceSelect
      {...select}
      showSearch={{ optionFilterProp: 'label' }}
      options={currencies.map((currency) => ({
        value: currency,
        label: currencyLabel(currency, language),
      }))}
    />
  )
}
