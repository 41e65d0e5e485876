import { redirect } from 'react-router'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { oncePerPath, screen } from '#kit/features/screen.ts'
import { menuFormsAddress, queueAddress } from '#features/preorders/preorders-address.ts'
import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { readyIcon, trayIcon } from '#ui/icon-paths.ts'

const ofForms = { permission: 'menuForms:write', closedByShortMenu: true } satisfies RouteHandle
const underForms = {
  ...ofForms,
  isOfARecord: true,
  backTo: menuFormsAddress,
  menuPath: menuFormsAddress,
} satisfies RouteHandle

const handles = {
  forms: { ...ofForms, titleKey: 'preorders:screens.forms' },
  form: { ...underForms, titleKey: 'preorders:screens.form' },
  preview: { ...underForms, titleKey: 'preorders:screens.preview' },
  question: { ...underForms, titleKey: 'preorders:screens.question' },
  sortQuestions: { ...underForms, titleKey: 'preorders:screens.sortQuestions' },
  sortAdditional: { ...underForms, titleKey: 'preorders:screens.sortAdditional' },
  queue: { permission: 'preOrders:handle', closedByShortMenu: true, titleKey: 'preorders:screens.queue' },
  preOrder: {
    permission: 'preOrders:handle',
    closedByShortMenu: true,
    isOfARecord: true,
    titleKey: 'preorders:screens.preOrder',
    backTo: queueAddress,
    menuPath: queueAddress,
  },
  sheet: { permission: 'preOrders:handle', titleKey: 'preorders:screens.sheet' },
} satisfies Record<string, RouteHandle>

/** The forms on which guests order for later, and the queue of what they ordered. */
export const preordersFeature: WebFeature = {
  name: 'preorders',
  translations: () => import('#features/preorders/preorders.translations.en.ts'),
  usesCatalogues: ['menus', 'venues'],
  routes: [
    screen('preorder', handles.forms, () => import('#features/preorders/forms/menu-forms.page.tsx')),
    { path: 'preorder/view', loader: () => redirect(menuFormsAddress), element: null },
    {
      ...screen('preorder/view/:id', handles.preview, () => import('#features/preorders/forms/preview.page.tsx')),
      ...oncePerPath,
    },
    {
      ...screen('preorder/:id', handles.form, () => import('#features/preorders/forms/menu-form.page.tsx')),
      ...oncePerPath,
    },
    {
      ...screen(
        'preorder/:id/sort/options',
        handles.sortQuestions,
        () => import('#features/preorders/forms/sort-questions.page.tsx'),
      ),
      ...oncePerPath,
    },
    {
      ...screen(
        'preorder/:id/sort/additional',
        handles.sortAdditional,
        () => import('#features/preorders/forms/sort-additional.page.tsx'),
      ),
      ...oncePerPath,
    },
    { path: 'modifier/preorder', loader: () => redirect(menuFormsAddress), element: null },
    {
      ...screen('modifier/preorder/:id', handles.question, () => import('#features/preorders/forms/question.page.tsx')),
      ...oncePerPath,
    },
    screen('preorderque', handles.queue, () => import('#features/preorders/queue/queue.page.tsx')),
    {
      ...screen('preorderque/:id', handles.preOrder, () => import('#features/preorders/queue/pre-order.page.tsx')),
      ...oncePerPath,
    },
  ],
  bareRoutes: [screen('preorder-sheet', handles.sheet, () => import('#features/preorders/queue/slot-sheet.page.tsx'))],
  menu: [
    {
      path: menuFormsAddress,
      labelKey: 'preorders:screens.forms',
      permission: 'screens:menuFormsByEntry',
      icon: readyIcon,
      section: 'setup',
      order: 32,
    },
    {
      path: queueAddress,
      labelKey: 'preorders:screens.queue',
      permission: 'screens:preOrderQueueByEntry',
      icon: trayIcon,
      section: 'service',
      order: 15,
    },
  ],
  fills: [
    setupSlot.filledBy({
      path: menuFormsAddress,
      labelKey: 'preorders:screens.forms',
      helpKey: 'preorders:help.forms',
      permission: 'menuForms:write',
      icon: readyIcon,
      task: 'menu',
    }),
  ],
  startLive: async () => (await import('#features/preorders/preorders.live.ts')).startPreOrdersLive(),
}
