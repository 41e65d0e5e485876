import type { OptionDraft, Typed } from '@brigade/domain/menus/menus.drafts.ts'
import { problemsOfOptions } from '@brigade/domain/menus/menus.group-rules.ts'
import { kindOfGroup, type OptionGroup } from '#features/menus/forms/option-group.ts'
import type { ModifierOption } from '@brigade/domain/menus/menus.schema.ts'
import type { Problems } from '@brigade/domain/kit/problems.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useCallback, useState } from 'react'
import { optionFieldOf } from '#features/menus/forms/option-refusal.ts'
import { PriceField } from '#features/menus/forms/price-field.tsx'
import { PartDrawer } from '#features/menus/forms/part-drawer.tsx'
import { localTextField, posIdField } from '#features/menus/forms/part-fields.tsx'
import { sentValues } from '#features/menus/forms/sent-values.ts'
import { useSaveOption } from '#features/menus/forms/use-save-option.ts'
import { usePriceLock } from '#features/menus/forms/use-price-lock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'

type OptionDrawerProps = {
  venue: Venue
  group: OptionGroup
  option: ModifierOption | null
  /** Called when the group was deleted and a new one was made in its place. */
  onGroupReplaced: () => void
  onClose: () => void
}

type Values = Typed<Pick<OptionDraft, 'name' | 'price' | 'posItemId'>>

/** Adds an option to a group, or edits one: the group's whole list is sent. (spec 2, §4 and §5) */
export function OptionDrawer({ venue, group, option, onGroupReplaced, onClose }: OptionDrawerProps) {
  const t = useTranslations('menus')
  const { isGroupGone, isGone, save, saveAsNew } = useSaveOption({ group, option, onGroupReplaced })
  const lock = usePriceLock(venue, { isNew: option === null })
  const [opened] = useState(() => (option ? { ...option, version: group.version } : null))
  const problemsOf = useCallback((values: Values) => problemsOfOption(values, venue), [venue])

  const fields: FieldTable<Values> = {
    name: localTextField({ what: 'name', venue }, t),
    price: {
      label: t('fields.price'),
      render: (own) => <PriceField {...own} currency={venue.currency} mayBeBelowZero lock={lock} />,
    },
    posItemId: posIdField(venue, t),
  }

  return (
    <PartDrawer
      venue={venue}
      kind={kindOfGroup(group)}
      title={option ? t('forms.editOption') : t('forms.addOption')}
      size={660}
      keptAs={`options/${kindOfGroup(group)}/${group.id}/${option?._id ?? 'new'}`}
      record={opened}
      valuesOf={valuesOf}
      problemsOf={problemsOf}
      isHeardGone={isGone}
      goneText={isGroupGone ? t('forms.groupGone') : undefined}
      save={(values, version) => save(sentValues<OptionDraft>(values), version)}
      keptForNext={() => ({})}
      saveAsNew={(values) => saveAsNew(sentValues<OptionDraft>(values))}
      fields={fields}
      onClose={onClose}
    />
  )
}

function valuesOf(option: ModifierOption | null): Values {
  return { name: { ...option?.name }, price: option?.price, posItemId: option?.posItemId }
}

function problemsOfOption(values: Values, venue: Venue): Problems {
  const problems = problemsOfOptions([values], { venue })
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [optionFieldOf(path, 0) ?? path, problem]),
  )
}
