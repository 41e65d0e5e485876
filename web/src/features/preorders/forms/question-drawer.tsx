import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { languages } from '@brigade/domain/kit/languages.ts'
import { contentLanguages, requiredLanguages } from '@brigade/domain/menus/menus.languages.ts'
import { menuFormLimits as limits } from '@brigade/domain/preorders/menu-forms.limits.ts'
import { isSameText, problemsOfQuestion, usualQuestion } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { FormQuestion, FormQuestionDraft } from '@brigade/domain/preorders/menu-forms.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { FormItemsField, useItemOptions } from '#features/preorders/forms/form-items-input.tsx'
import { changeQuestion, createQuestion } from '#features/preorders/preorders.mutations.ts'
import { useLanguageName } from '#features/receipts/public/use-language-name.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { LocalTextFields } from '#ui/record-form/local-text-fields.tsx'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import { WholeNumberField } from '#ui/record-form/whole-number-field.tsx'

type QuestionDrawerProps = { venue: Venue; formId: number; question: FormQuestion | null; onClose: () => void }

type Values = Required<FormQuestionDraft>

/** Adds a question to a form, or changes one with its options. */
export function QuestionDrawer({ venue, formId, question, onClose }: QuestionDrawerProps) {
  const t = useTranslations('preorders')
  const languageName = useLanguageName()
  const { nameOf } = useItemOptions(venue)
  const create = useAddOnce<Values, FormQuestion>({
    form: `menu-form-questions/${formId}`,
    create: (draft, idempotencyKey) => createQuestion({ formId, ...draft, idempotencyKey }),
    change: ({ id, version }, draft) => changeQuestion(id, { ...draft, version }),
  })
  const picks = (label: string, least: number) => ({
    label,
    render: (own: { name: string; label: string }) => (
      <WholeNumberField
        {...own}
        isRequired
        problemOf={(count) =>
          typeof count === 'number' && count >= least && count <= limits.mostPicks
            ? undefined
            : t('form.numberProblem', { least, most: limits.mostPicks })
        }
      />
    ),
  })
  const fields: FieldTable<Values> = {
    question: {
      labelOf: (each) => t('question.questionIn', { language: isOneOf(languages, each) ? languageName(each) : each }),
      render: (own) => (
        <LocalTextFields
          {...own}
          offered={contentLanguages(venue)}
          required={requiredLanguages}
          length={limits.questionLength}
        />
      ),
    },
    isActive: {
      label: t('question.isActive'),
      render: (own) => <SwitchField {...own} hint={t('question.isActiveHint')} />,
    },
    min: picks(t('question.min'), 0),
    max: picks(t('question.max'), 1),
    options: {
      label: t('question.options'),
      text: (items) =>
        Array.isArray(items) ? listed(items.map(({ itemId }: { itemId: number }) => nameOf(itemId))) : '',
      render: (own) => <FormItemsField {...own} venue={venue} hint={t('question.picksHint')} />,
    },
  }
  return (
    <RecordDrawer<Values, FormQuestion>
      title={t(question ? 'question.editTitle' : 'question.addTitle')}
      size={576}
      keptAs={`menu-form-questions/${formId}/${question?.id ?? 'new'}`}
      fields={fields}
      formats={useVenueFormats(venue)}
      record={question}
      valuesOf={valuesOf}
      problemsOf={({ question: text, ...draft }) =>
        // An older question may lack Arabic until it is changed.
        problemsOfQuestion(question && isSameText(question.question, text) ? draft : { question: text, ...draft })
      }
      catalogue="preorders"
      save={(values, version) =>
        question
          ? changeQuestion(question.id, { ...values, question: sentText(values.question, question), version })
          : create(values)
      }
      onClose={onClose}
    />
  )
}

function valuesOf(record: FormQuestion | null): Values {
  const { question, isActive, min, max, options }: Values = record ?? usualQuestion
  return { question: { ...question }, isActive, min, max, options: [...options] }
}

/** Returns the text to send: an omitted language would be unchanged, so that one that was emptied is sent as empty. */
function sentText(text: Values['question'], { question }: FormQuestion): Values['question'] {
  return { ...Object.fromEntries(Object.keys(question).map((language) => [language, ''])), ...text }
}
