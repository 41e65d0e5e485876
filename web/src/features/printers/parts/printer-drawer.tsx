import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { type Language, languages, textIn } from '@brigade/domain/kit/languages.ts'
import { readWhole } from '@brigade/domain/kit/read-number.ts'
import { printerLimits, printerWidths } from '@brigade/domain/printers/printers.limits.ts'
import { problemsOfPrinter, usualPrinter } from '@brigade/domain/printers/printers.rules.ts'
import { type Printer, receiptTimes } from '@brigade/domain/printers/printers.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Form, Input, Select } from 'antd'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { NumberInput } from '#ui/record-form/number-input.tsx'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import { changePrinter, createPrinter } from '#features/printers/printers.mutations.ts'
import { printableCategories } from '#features/printers/printers.queries.ts'
import { useLanguageName } from '#features/receipts/public/use-language-name.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type PrinterDrawerProps = {
  venue: Venue
  printers: readonly Printer[]
  printer: Printer | null
  onClose: () => void
}

type Values = Omit<Printer, 'id' | 'restaurantId' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy'>

/** Adds a printer to a venue, or changes one. */
export function PrinterDrawer({ venue, printers, printer, onClose }: PrinterDrawerProps) {
  const t = useTranslations('printers')
  const language = useLanguage()
  const formats = useVenueFormats(venue)
  const create = useAddOnce<Values, Printer>({
    form: `printers/${venue.id}`,
    create: (values, idempotencyKey) => createPrinter({ restaurantId: venue.id, ...values, idempotencyKey }),
    change: ({ id, version }, values) => changePrinter(id, { ...values, version }),
  })
  const { data: categories = [] } = useQuery(printableCategories(venue.id))
  const others = printers.filter(({ id }) => id !== printer?.id)

  const categoryName = (id: number) => {
    const found = categories.find((category) => category.id === id)
    return found ? textIn(found.name, language) : t('form.goneCategory', { id })
  }
  const printerName = (id: unknown) => others.find((other) => other.id === id)?.name ?? t('form.nobody')
  const languageName = useLanguageName()
  const mayUseAnyPort = useCan('printers:anyPort')

  const fields: FieldTable<Values> = {
    name: {
      label: t('form.name'),
      render: (own) => (
        <Form.Item {...own} required>
          <Input
            count={{ max: printerLimits.nameLength, show: true, strategy: lengthOf }}
            autoComplete="off"
            dir="auto"
          />
        </Form.Item>
      ),
    },
    host: {
      label: t('form.host'),
      render: (own) => (
        <Form.Item {...own} required extra={t('form.hostHint')}>
          <Input autoComplete="off" dir="ltr" inputMode="url" spellCheck={false} />
        </Form.Item>
      ),
    },
    port: {
      label: t('form.port'),
      render: (own) => (
        <Form.Item {...own}>
          <NumberInput read={readWhole} write={String} inputMode="numeric" />
        </Form.Item>
      ),
    },
    categoryIds: {
      label: t('form.categoryIds'),
      text: (ids) => (Array.isArray(ids) ? listed(ids.map((id: number) => categoryName(id))) : ''),
      render: (own) => (
        <Form.Item {...own} extra={t('form.categoriesHint')}>
          <ChoiceSelect
            mode="multiple"
            optionFilterProp="label"
            options={[...new Set([...categories.map(({ id }) => id), ...(printer?.categoryIds ?? [])])].map((id) => ({
              value: id,
              label: categoryName(id),
            }))}
          />
        </Form.Item>
      ),
    },
    takesOtherItems: {
      label: t('form.takesOtherItems'),
      render: (own) => <SwitchField {...own} hint={t('form.takesOtherItemsHint')} />,
    },
    receipts: {
      label: t('form.receipts'),
      text: (time) => (isOneOf(receiptTimes, time) ? t(`receiptTimes.${time}`) : ''),
      render: (own) => (
        <Form.Item {...own}>
          <Select options={receiptTimes.map((time) => ({ value: time, label: t(`receiptTimes.${time}`) }))} />
        </Form.Item>
      ),
    },
    fallbackPrinterId: {
      label: t('form.fallbackPrinterId'),
      text: printerName,
      render: (own) => (
        <Form.Item {...own} extra={t('form.fallbackHint')} normalize={clearedAsNone}>
          <ChoiceSelect
            allowClear
            placeholder={t('form.nobody')}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
      ),
    },
    widthDots: {
      label: t('form.widthDots'),
      text: (width) => (isOneOf(printerWidths, width) ? t(`form.widths.of${width}`) : ''),
      render: (own) => (
        <Form.Item {...own}>
          <Select options={printerWidths.map((width) => ({ value: width, label: t(`form.widths.of${width}`) }))} />
        </Form.Item>
      ),
    },
    languages: {
      label: t('form.languages'),
      text: (chosen) =>
        listed(languages.filter((each) => Array.isArray(chosen) && chosen.includes(each)).map(languageName)),
      render: (own) => (
        <Form.Item {...own} extra={t('form.languagesHint')} normalize={emptyAsNone}>
          <ChoiceSelect
            mode="multiple"
            optionFilterProp="label"
            maxCount={printerLimits.mostLanguages}
            options={languages.map((code) => ({ value: code, label: languageName(code) }))}
          />
        </Form.Item>
      ),
    },
    isActive: { label: t('form.isActive'), render: (own) => <SwitchField {...own} /> },
  }

  return (
    <RecordDrawer<Values, Printer>
      title={t(printer ? 'form.edit' : 'form.add')}
      size={576}
      keptAs={`printers/${venue.id}/${printer?.id ?? 'new'}`}
      fields={fields}
      formats={formats}
      record={printer}
      valuesOf={valuesOf}
      problemsOf={(draft) => problemsOfPrinter({ draft, id: printer?.id, others, before: printer, mayUseAnyPort })}
      catalogue="printers"
      save={(values, version) => (printer ? changePrinter(printer.id, { ...values, version }) : create(values))}
      saveAsNew={printer ? create : undefined}
      onClose={onClose}
    />
  )
}

function valuesOf(printer: Printer | null): Values {
  const { name, host, port, widthDots, languages: said, isActive, ...rest } = printer ?? { ...usualPrinter, ...unnamed }
  const { fallbackPrinterId, categoryIds, takesOtherItems, receipts } = rest
  return {
    name,
    host,
    port,
    widthDots,
    languages: said === null ? null : [...said],
    isActive,
    fallbackPrinterId,
    categoryIds: [...categoryIds],
    takesOtherItems,
    receipts,
  }
}

const unnamed = { name: '', host: '' }

/** Returns null for a cleared choice: there is then no fallback printer. */
function clearedAsNone(id: number | undefined): number | null {
  return id ?? null
}

/** Returns null for an empty choice, which means the venue's languages. */
function emptyAsNone(chosen: readonly Language[]): readonly Language[] | null {
  return chosen.length === 0 ? null : chosen
}

function lengthOf(text: string): number {
  return Array.from(text).length
}
