import { randomUUID } from 'node:crypto'
import {
  acceptPreOrdersPath,
  formQuestionsPath,
  menuFormsPath,
  offeredFormsPath,
  preOrdersPath,
  printSlotPath,
  releasePreOrderPath,
  sortFormQuestionsPath,
} from '@brigade/domain/preorders/preorders.api.ts'
import { tableTopic } from '#features/tables/public/table-topic.ts'
import type { App } from '#kit/context/context.ts'
import type { Feature } from '#kit/context/feature.ts'
import { useService } from '#kit/contracts/contract.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import { staffTopic } from '#kit/events/topics.ts'
import { listRecords } from '#kit/lists/list-records.ts'
import { findRecord } from '#kit/lists/records.ts'
import { acceptPreOrders } from './accept-pre-orders.ts'
import { cancelPreOrder, changePreOrder } from './change-pre-order.ts'
import { copyForms } from './copy-forms.ts'
import { findPreOrder } from './find-pre-order.ts'
import { followCancelled, followUndoing } from './follow-orders.ts'
import { keepRoom } from './keep-room.ts'
import { keepTimeZone } from './keep-time-zone.ts'
import { listOfferedForms } from './list-offered-forms.ts'
import { listPreOrders } from './list-pre-orders.ts'
import { formQuestionColumns, menuFormColumns } from './menu-form-columns.ts'
import { placePreOrder, repeatedPreOrder } from './place-pre-order.ts'
import { preOrderOfRow } from './pre-order-columns.ts'
import { printSlot } from './print-slot.ts'
import { releaseDuePreOrders, releasePreOrder } from './release-pre-orders.ts'
import { sortFormQuestions } from './sort-form-questions.ts'
import {
  createFormQuestion,
  patchFormQuestion,
  removeFormQuestion,
  repeatedFormQuestion,
} from './write-form-question.ts'
import {
  createMenuForm,
  patchMenuForm,
  removeFormsOfMenus,
  removeMenuForm,
  repeatedMenuForm,
} from './write-menu-form.ts'

export const preordersFeature: Feature = {
  name: 'preorders',
  register(app: App) {
    registerForms(app)
    registerPreOrders(app)
    app.transactionHooks.add('menus:deleted', removeFormsOfMenus)
    app.transactionHooks.add('venues:settingsChange', keepTimeZone)
    app.transactionHooks.add('venues:duplicated', copyForms)
    app.transactionHooks.add('tables:turnedOff', keepRoom)
    app.transactionHooks.add('orders:moved', followCancelled)
    app.transactionHooks.add('orders:undone', followUndoing)
    app.schedule('due pre-orders', '* * * * *', () => releaseDuePreOrders(app, app.clock.now()))
  },
}

function registerForms(app: App): void {
  const { db, clock } = app

  useService(app, menuFormsPath, {
    find: ({ query, user, paginate }) =>
      listRecords(
        { db, query, principal: user, isPaged: paginate !== false },
        { columns: menuFormColumns, sort: { id: 1 } },
      ),

    get: async (id, { user }) =>
      menuFormColumns.read(await db.read(() => findRecord(menuFormColumns, { id, principal: user, what: 'form' }))),

    create: { transaction: createMenuForm, repeat: repeatedMenuForm },

    patch: { transaction: patchMenuForm },

    remove: { transaction: removeMenuForm },
  })

  useService(app, formQuestionsPath, {
    find: ({ query, user, paginate }) =>
      listRecords(
        { db, query, principal: user, isPaged: paginate !== false },
        { columns: formQuestionColumns, sort: { index: 1 }, foundBy: ['formId'] },
      ),

    get: async (id, { user }) =>
      formQuestionColumns.read(
        await db.read(() => findRecord(formQuestionColumns, { id, principal: user, what: 'question' })),
      ),

    create: { transaction: createFormQuestion, repeat: repeatedFormQuestion },

    patch: { transaction: patchFormQuestion },

    remove: { transaction: removeFormQuestion },
  })

  useService(app, sortFormQuestionsPath, { create: { transaction: sortFormQuestions } })

  useService(app, offeredFormsPath, {
    create: (body, { user }) => db.read(() => listOfferedForms({ body, principal: user, now: clock.now(), app })),
  })

  for (const path of [menuFormsPath, formQuestionsPath, sortFormQuestionsPath] as const)
    publishEvents(app, path, staffTopic('menuForms', 'menuForms:read'))
}

function registerPreOrders(app: App): void {
  const { db } = app

  useService(app, preOrdersPath, {
    find: ({ query, user, paginate }) => listPreOrders({ db, query, principal: user, isPaged: paginate !== false }),

    get: async (id, { user }) => preOrderOfRow(await db.read(() => findPreOrder(id, user))),

    create: { transaction: placePreOrder, repeat: repeatedPreOrder },

    patch: { transaction: changePreOrder },

    remove: { transaction: cancelPreOrder },
  })

  useService(app, acceptPreOrdersPath, { create: { transaction: acceptPreOrders } })

  useService(app, releasePreOrderPath, { create: { transaction: releasePreOrder } })

  useService(app, printSlotPath, {
    create: { transaction: (body, call) => printSlot(body, randomUUID(), call) },
  })

  publishEvents(app, preOrdersPath, tableTopic('preOrders', 'preOrders:read'))
}
