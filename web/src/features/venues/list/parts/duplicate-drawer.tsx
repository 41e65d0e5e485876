import type { Problems } from '@brigade/domain/kit/problems.ts'
import { type CopiedPart, copiedParts } from '@brigade/domain/venues/venues.duplicate.ts'
import { venueLimits } from '@brigade/domain/venues/venues.limits.ts'
import { problemsOfVenueName } from '@brigade/domain/venues/venues.rules.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Checkbox, Form, Input } from 'antd'
import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import stack from '#ui/stack.module.css'
import { venueAddress } from '#features/venues/list/venue-addresses.ts'
import { duplicateVenue, saveVenue } from '#features/venues/list/write-venue.ts'

type Values = { name: string; copies: CopiedPart[] }

/** Duplicates a venue under another name, with the parts that are chosen, and opens the new one. */
export function DuplicateDrawer({ venue, onClose }: { venue: Venue; onClose: () => void }) {
  const t = useTranslations('venueList')
  const formats = useFormats()
  const navigate = useNavigate()
  const created = useRef<Venue | null>(null)
  const duplicate = useAddOnce<Values, Venue>({
    form: `venues/${venue.id}/copy`,
    create: (values, idempotencyKey) => duplicateVenue({ id: venue.id, ...values, idempotencyKey }),
    change: ({ id, version }, { name }) => saveVenue(id, { name, version }),
  })
  // Two venues may have one name, but a copy should be told apart.
  const firstValues = useCallback(
    (): Values => ({ name: nameOfCopy(venue.name), copies: [...copiedParts] }),
    [venue.name],
  )
  const fields: FieldTable<Values> = {
    name: {
      label: t('form.copyName'),
      render: (own) => (
        <Form.Item {...own} required>
          <Input
            count={{ max: venueLimits.nameLength, show: true, strategy: lengthOf }}
            autoComplete="off"
            dir="auto"
          />
        </Form.Item>
      ),
    },
    copies: {
      label: t('form.copies'),
      render: (own) => (
        <Form.Item {...own} extra={t('form.copiesHint')}>
          <Checkbox.Group
            className={stack.column3}
            options={copiedParts.map((part) => ({ value: part, label: t(`form.parts.${part}`) }))}
          />
        </Form.Item>
      ),
    },
  }

  async function save(values: Values): Promise<void> {
    created.current = await duplicate(values)
  }

  function handleClose(): void {
    onClose()
    if (created.current) void navigate(venueAddress(created.current.id))
  }

  return (
    <RecordDrawer<Values, Venue>
      title={t('form.duplicate', { name: venue.name })}
      size={576}
      keptAs={`venues/${venue.id}/copy`}
      fields={fields}
      formats={formats}
      record={null}
      valuesOf={firstValues}
      problemsOf={problemsOf}
      catalogue="venueList"
      save={save}
      saveLabel={t('duplicate')}
      onClose={handleClose}
    />
  )
}

/** Returns a name for the copy, which a limit cuts before its number. */
function nameOfCopy(name: string): string {
  return `${Array.from(name)
    .slice(0, venueLimits.nameLength - 2)
    .join('')} 2`
}

function problemsOf({ name }: Values): Problems {
  const { '': problem } = problemsOfVenueName(name)
  return problem ? { name: problem } : {}
}

function lengthOf(text: string): number {
  return Array.from(text).length
}
