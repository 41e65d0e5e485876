import type { BulkColumn } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import {
  choiceHeaders,
  type FileHeader,
  type Mapping,
  proposeMapping,
  recalledMapping,
  variationColumn,
} from '@brigade/domain/menus/bulk/bulk.mapping.ts'
import { useQuery } from '@tanstack/react-query'
import { Checkbox } from 'antd'
import { useId, useState } from 'react'
import { columnMapsOf, rememberMapping } from '#features/menus/bulk/column-maps.queries.ts'
import { fewOf } from '#features/menus/bulk/few-of.ts'
import { ColumnChoices } from '#features/menus/bulk/parts/column-choices.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { showError } from '#kit/calls/toasts.ts'
import { BigButton } from '#ui/big-button.tsx'
import font from '#ui/font.module.css'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import stack from '#ui/stack.module.css'

type ColumnMappingProps = {
  kind: BulkKind
  venueId: number
  fileName: string
  headers: readonly FileHeader[]
  /** The columns that can be matched. */
  columns: readonly BulkColumn[]
  onUse: (mapping: Mapping) => void
  onCancel: () => void
}

/** Lets the user match the columns of a file from elsewhere to ours; what was matched last time is proposed. */
export function ColumnMapping(props: ColumnMappingProps) {
  const { kind, venueId } = props
  const ui = useTranslations('ui')
  // Without them, what the headers say is proposed.
  const { data: maps, isPending } = useQuery({ ...columnMapsOf({ venueId, kind }), retry: false })
  if (isPending) return <p role="status">{ui('loading')}</p>
  const recalled = recalledMapping(maps ?? [], props.headers)
  const proposed = recalled ?? proposeMapping(props.headers, props.columns)
  return <Choices {...props} proposed={proposed} isRecalled={recalled !== undefined} />
}

type ChoicesProps = ColumnMappingProps & { proposed: Mapping; isRecalled: boolean }

function Choices({ kind, venueId, fileName, headers, columns, proposed, isRecalled, onUse, onCancel }: ChoicesProps) {
  const t = useTranslations('menuBulk')
  const missingId = useId()
  const [mapping, setMapping] = useState(proposed)
  const names = headers.map(({ header }) => header)
  const used = new Set(mapping.columns.values())
  const unused = names.filter((name) => !used.has(name))
  const choices = choiceHeaders(unused)
  const left = unused.filter((name) => !choices.includes(name))
  const required = columns.filter(({ key }) => key === 'name.en' || key === 'option.name.en')
  const missing = required.find(({ key }) => !mapping.columns.has(key))

  function choose(key: string, header: string | undefined): void {
    setMapping(({ columns: before, fillsTexts }) => {
      const after = new Map(before)
      if (header === undefined) after.delete(key)
      else after.set(key, header)
      return { columns: after, fillsTexts }
    })
  }

  function handleUse(): void {
    // The import goes on without it: only the next proposal would lack it.
    rememberMapping({ venueId, kind }, { headers, mapping }).catch(showError)
    onUse(mapping)
  }

  return (
    <section className={`${stack.column3} ${font.ink}`} aria-label={t('mapping.title')}>
      <h3>{t('mapping.title')}</h3>
      <p className={font.soft}>{t('mapping.text', { file: fileName })}</p>
      <p role="status" className={font.strong}>
        {t(isRecalled ? 'mapping.recalled' : 'mapping.proposed')}
      </p>
      <ColumnChoices headers={headers} columns={columns} chosen={mapping.columns} onChoose={choose} />
      {columns.includes(variationColumn) ? (
        <p className={font.soft}>{t('mapping.variation', { column: variationColumn.header })}</p>
      ) : null}
      <Checkbox
        checked={mapping.fillsTexts}
        onChange={({ target }) =>
          setMapping(({ columns: chosen }) => ({ columns: chosen, fillsTexts: target.checked }))
        }
      >
        {t('mapping.fillsTexts')}
      </Checkbox>
      {choices.length > 0 ? (
        <p className={stack.row2}>
          <Icon path={warningIcon} /> {t('mapping.choices', { headers: fewOf(choices) })}
        </p>
      ) : null}
      {left.length > 0 ? <p className={font.soft}>{t('review.ignored', { headers: fewOf(left) })}</p> : null}
      {missing ? (
        <p id={missingId} className={font.red}>
          {t('mapping.missing', { column: missing.header })}
        </p>
      ) : null}
      <div className={`${stack.flex2} ${stack.end}`} data-modal-actions="">
        <BigButton kind="quiet" onClick={onCancel}>
          {t('review.cancel')}
        </BigButton>
        <BigButton
          disabled={missing !== undefined}
          aria-describedby={missing ? missingId : undefined}
          onClick={handleUse}
        >
          {t('mapping.use')}
        </BigButton>
      </div>
    </section>
  )
}
