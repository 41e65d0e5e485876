import { formTextIn } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { FormQuestion, MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Link } from 'react-router'
import { useItemOptions } from '#features/preorders/forms/form-items-input.tsx'
import { useNeverSold } from '#features/preorders/forms/use-never-sold.ts'
import { questionAddress } from '#features/preorders/preorders-address.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { deleteIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import font from '#ui/font.module.css'

type QuestionsTableProps = {
  venue: Venue
  form: MenuForm
  questions: readonly FormQuestion[]
  onDelete: (id: number) => void
}

/** Lists the questions of a form; each has a page on which it is edited. */
export function QuestionsTable({ venue, form, questions, onDelete }: QuestionsTableProps) {
  const t = useTranslations('preorders')
  const language = useLanguage()
  const { nameOf } = useItemOptions(venue)
  const isNeverSold = useNeverSold(venue, form)
  const textOf = ({ question }: FormQuestion) => formTextIn(question, language)
  const columns: Column<FormQuestion>[] = [
    {
      key: 'question',
      label: t('columns.question'),
      kind: 'heading',
      render: (question) => (
        <Link className={font.name} to={questionAddress(question.id)}>
          <bdi>{textOf(question)}</bdi>
        </Link>
      ),
    },
    {
      key: 'picks',
      label: t('columns.picks'),
      inCard: 'labelled',
      render: ({ min, max }) => (min === max ? min : t('picks', { min, max })),
    },
    {
      key: 'options',
      label: t('columns.options'),
      kind: 'detail',
      render: ({ options }) => listed(options.map(({ itemId }) => nameOf(itemId))),
    },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      render: ({ isActive, options }) => {
        if (!isActive) return <StateTag tone="grey" label={t('off')} />
        return options.some(isNeverSold) ? <StateTag tone="amber" label={t('someNeverSold')} /> : null
      },
    },
    {
      key: 'acts',
      label: t('columns.acts'),
      kind: 'acts',
      render: (question) => (
        <ToolRow>
          <ToolButton
            icon={deleteIcon}
            label={t('remove', { name: textOf(question) })}
            onClick={() => onDelete(question.id)}
          />
        </ToolRow>
      ),
    },
  ]
  return <DataTable label={t('columns.question')} columns={columns} records={questions} keyOf={({ id }) => id} />
}
