import type { Doer } from '@brigade/domain/access/principal.ts'
import { formTextIn } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { FormQuestion, MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import { formQuestionsPath, menuFormsPath } from '@brigade/domain/preorders/preorders.api.ts'
import { defaulted, flag, json, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Kept = { updatedByKind: Doer['byKind'] | null; updatedById: number | null }

/** Storage of the forms of menus. */
export const menuFormColumns = columnsOf<MenuForm, Kept>(menuFormsPath, {
  record: 'menuForm',
  nameOf: ({ name }) => formTextIn(name, 'en'),
})(
  'menu_forms',
  {
    id: defaulted(plain),
    restaurantId: plain,
    menuId: plain,
    name: json,
    isActive: flag,
    baseItemId: plain,
    additional: json,
    daysAvailable: json,
    fromTime: plain,
    toTime: plain,
    slotMinutes: plain,
    capacity: plain,
    cutOffBy: plain,
    cutOffDays: plain,
    cutOffTime: plain,
    cutOffMinutes: plain,
    leadMinutes: plain,
    daysAhead: plain,
    version: rising,
    updatedAt: plain,
    updatedBy: plain,
  },
  { updatedByKind: plain, updatedById: plain },
)

export type MenuFormRow = RowOf<typeof menuFormColumns>

/** Storage of the questions of forms. */
export const formQuestionColumns = columnsOf<FormQuestion, Kept>(formQuestionsPath, {
  record: 'formQuestion',
  nameOf: ({ question }) => formTextIn(question, 'en'),
  except: ['index'],
})(
  'menu_form_questions',
  {
    id: defaulted(plain),
    restaurantId: plain,
    formId: plain,
    index: plain,
    question: json,
    isActive: flag,
    min: plain,
    max: plain,
    options: json,
    version: rising,
    updatedAt: plain,
    updatedBy: plain,
  },
  { updatedByKind: plain, updatedById: plain },
)

export type FormQuestionRow = RowOf<typeof formQuestionColumns>
