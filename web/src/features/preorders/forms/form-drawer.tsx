import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { languages, textIn } from '@brigade/domain/kit/languages.ts'
import { contentLanguages, requiredLanguages } from '@brigade/domain/menus/menus.languages.ts'
import { menuFormLimits as limits } from '@brigade/domain/preorders/menu-forms.limits.ts'
import { isSameText, problemsOfForm, usualForm } from '@brigade/domain/preorders/menu-forms.rules.ts'
import { cutOffKinds, type MenuForm, type MenuFormDraft } from '@brigade/domain/preorders/menu-forms.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Form, Input, Select } from 'antd'
import { daysField } from '#features/menus/forms/public/times-fields.tsx'
import { menusOfVenue } from '#features/menus/menus.queries.ts'
import { FormItemsField, useItemOptions } from '#features/preorders/forms/form-items-input.tsx'
import { changeForm, createForm } from '#features/preorders/preorders.mutations.ts'
import { formsOfVenue } from '#features/preorders/preorders.queries.ts'
import { useLanguageName } from '#features/receipts/public/use-language-name.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { LocalTextFields } from '#ui/record-form/local-text-fields.tsx'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import { WholeNumberField } from '#ui/record-form/whole-number-field.tsx'

type FormDrawerProps = { venue: Venue; form: MenuForm | null; onClose: () => void }

type Values = Required<MenuFormDraft> & { menuId: number | null }

/** Gives a menu its form, or changes it. */
export function FormDrawer({ venue, form, onClose }: FormDrawerProps) {
  const t = useTranslations('preorders')
  const create = useAddOnce<Values, MenuForm>({
    form: `menu-forms/${venue.id}`,
    create: ({ menuId, ...draft }, idempotencyKey) =>
      createForm({ restaurantId: venue.id, menuId: menuId ?? 0, ...draft, idempotencyKey }),
    change: ({ id, version }, { menuId: _, ...draft }) => changeForm(id, { ...draft, version }),
  })
  return (
    <RecordDrawer<Values, MenuForm>
      title={t(form ? 'form.editTitle' : 'form.addTitle')}
      size={576}
      keptAs={`menu-forms/${venue.id}/${form?.id ?? 'new'}`}
      fields={useFormFields(venue, form)}
      formats={useVenueFormats(venue)}
      record={form}
      valuesOf={valuesOf}
      problemsOf={({ menuId, name, ...draft }) => ({
        ...(menuId === null && { menuId: { code: 'menuMissing' } }),
        // An older name may lack Arabic until it is changed.
        ...problemsOfForm(form && isSameText(form.name, name) ? draft : { name, ...draft }),
      })}
      catalogue="preorders"
      save={(values, version) => {
        const { menuId: _, ...draft } = values
        return form ? changeForm(form.id, { ...draft, name: sentName(draft.name, form), version }) : create(values)
      }}
      onClose={onClose}
    />
  )
}

function useFormFields(venue: Venue, form: MenuForm | null): FieldTable<Values> {
  const t = useTranslations('preorders')
  const language = useLanguage()
  const languageName = useLanguageName()
  const { data: menus = [], isPending } = useQuery(menusOfVenue(venue.id))
  const { data: forms = [] } = useQuery(formsOfVenue(venue.id))
  const hasForm = (menuId: number) => forms.some((each) => each.menuId === menuId)
  const { options, nameOf, isPending: loadsItems } = useItemOptions(venue)
  const menuName = (id: unknown) => {
    const menu = menus.find((each) => each.id === id)
    return menu ? textIn(menu.name, language) : ''
  }
  const itemNames = (items: unknown) =>
    Array.isArray(items) ? listed(items.map(({ itemId }: { itemId: number }) => nameOf(itemId))) : ''
  const time = (label: string) => ({
    label,
    render: (own: { name: string; label: string }) => (
      <Form.Item {...own} required rules={[{ pattern: wallTime, message: t('form.timeProblem') }]}>
        <Input dir="ltr" inputMode="numeric" autoComplete="off" placeholder="06:30" maxLength={5} />
      </Form.Item>
    ),
  })
  const whole = (label: string, least: number, most: number) => ({
    label,
    render: (own: { name: string; label: string }) => (
      <WholeNumberField
        {...own}
        isRequired
        problemOf={(count) =>
          typeof count === 'number' && count >= least && count <= most
            ? undefined
            : t('form.numberProblem', { least, most })
        }
      />
    ),
  })
  return {
    menuId: {
      label: t('form.menuId'),
      text: menuName,
      render: (own) =>
        form ? null : (
          <Form.Item {...own} required>
            <ChoiceSelect
              loading={isPending}
              placeholder={t('form.chooseMenu')}
              options={menus
                .filter(({ id, hasMenuForm }) => hasMenuForm && !hasForm(id))
                .map(({ id }) => ({ value: id, label: menuName(id) }))}
            />
          </Form.Item>
        ),
    },
    name: {
      labelOf: (each) => t('form.nameIn', { language: isOneOf(languages, each) ? languageName(each) : each }),
      render: (own) => (
        <LocalTextFields
          {...own}
          offered={contentLanguages(venue)}
          required={requiredLanguages}
          length={limits.nameLength}
        />
      ),
    },
    isActive: {
      label: t('form.isActive'),
      render: (own) => <SwitchField {...own} hint={t('form.isActiveHint')} />,
    },
    baseItemId: {
      label: t('form.baseItemId'),
      text: (id) => (typeof id === 'number' ? nameOf(id) : t('form.noBase')),
      render: (own) => (
        <Form.Item {...own} extra={t('form.baseHint')} normalize={clearedAsNone}>
          <ChoiceSelect
            allowClear
            showSearch
            loading={loadsItems}
            placeholder={t('form.noBase')}
            optionFilterProp="label"
            options={options}
          />
        </Form.Item>
      ),
    },
    additional: {
      label: t('form.additional'),
      text: itemNames,
      render: (own) => <FormItemsField {...own} venue={venue} />,
    },
    daysAvailable: daysField(t('form.daysAvailable'), t),
    fromTime: time(t('form.fromTime')),
    toTime: time(t('form.toTime')),
    slotMinutes: whole(t('form.slotMinutes'), limits.slotMinutes.least, limits.slotMinutes.most),
    capacity: whole(t('form.capacity'), 1, limits.mostCapacity),
    cutOffBy: {
      label: t('form.cutOffBy'),
      text: (kind) => (isOneOf(cutOffKinds, kind) ? t(`form.cutOffKinds.${kind}`) : ''),
      render: (own) => (
        <Form.Item {...own} extra={t('form.cutOffHint')}>
          <Select options={cutOffKinds.map((kind) => ({ value: kind, label: t(`form.cutOffKinds.${kind}`) }))} />
        </Form.Item>
      ),
    },
    cutOffDays: whole(t('form.cutOffDays'), 0, limits.mostCutOffDays),
    cutOffTime: time(t('form.cutOffTime')),
    cutOffMinutes: whole(t('form.cutOffMinutes'), 0, limits.mostCutOffMinutes),
    leadMinutes: whole(t('form.leadMinutes'), 0, limits.mostLeadMinutes),
    daysAhead: whole(t('form.daysAhead'), 0, limits.mostDaysAhead),
  }
}

const wallTime = /^([01]\d|2[0-3]):[0-5]\d$/

function clearedAsNone(value: number | undefined): number | null {
  return value ?? null
}

function valuesOf(form: MenuForm | null): Values {
  const { name, additional, daysAvailable, ...others }: Required<MenuFormDraft> = form ?? usualForm
  return {
    menuId: form?.menuId ?? null,
    name: { ...name },
    isActive: others.isActive,
    baseItemId: others.baseItemId,
    additional: [...additional],
    daysAvailable: [...daysAvailable],
    fromTime: others.fromTime,
    toTime: others.toTime,
    slotMinutes: others.slotMinutes,
    capacity: others.capacity,
    cutOffBy: others.cutOffBy,
    cutOffDays: others.cutOffDays,
    cutOffTime: others.cutOffTime,
    cutOffMinutes: others.cutOffMinutes,
    leadMinutes: others.leadMinutes,
    daysAhead: others.daysAhead,
  }
}

/** Returns the name to send: an omitted language would be unchanged, so that one that was emptied is sent as empty. */
function sentName(name: Values['name'], form: MenuForm): Values['name'] {
  return { ...Object.fromEntries(Object.keys(form.name).map((language) => [language, ''])), ...name }
}
