import { afterAll, beforeAll, expect, it } from 'vitest'
import { presetGroupNames } from '@brigade/domain/menus/menus.group-names.ts'
import { problemsOfGroup } from '@brigade/domain/menus/menus.group-rules.ts'
import { problemsOfItem, problemsOfSide } from '@brigade/domain/menus/menus.item-rules.ts'
import { problemsOfCategory, problemsOfMenu } from '@brigade/domain/menus/menus.rules.ts'
import type { CategoryDraft, GroupDraft, ItemDraft, MenuDraft, SideDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { demoVenues } from './venues.ts'

type Part<Draft> = Draft & { id: number; restaurantId: number }

let testServer: TestServer
let admin: string

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
})

afterAll(() => testServer.close())

it('the menus of the demo are as the rules want them, so that its records can be saved as they are', async () => {
  const menus = await list<MenuDraft>('v1/menu')
  const items = await list<ItemDraft>('v1/items')
  const editing = (restaurantId: number) => ({
    venue: { ...demoVenues.find(({ id }) => id === restaurantId)!, integratedPOSList: [] },
    role: 'admin' as const,
  })

  const problems = [
    ...menus.map((menu) => problemsOfMenu(menu, editing(menu.restaurantId))),
    ...(await list<CategoryDraft>('v1/category')).map(problemsOfCategory),
    ...items.map((item) =>
      problemsOfItem(item, { ...editing(item.restaurantId), hasCategories: item.categoryId !== null }),
    ),
    ...(await list<SideDraft>('v1/condiments')).map((side) => problemsOfSide(side, editing(side.restaurantId))),
    ...(await list<GroupDraft>('v1/modifiers')).map((group) =>
      problemsOfGroup(group, { ...editing(group.restaurantId), presets: presetGroupNames }),
    ),
  ]

  expect(items.length).toBeGreaterThan(100)
  expect(problems.filter((each) => Object.keys(each).length > 0)).toEqual([])
})

async function list<Draft>(path: string): Promise<Part<Draft>[]> {
  return (await testServer.request<Part<Draft>[]>('GET', `/${path}?skipPaginate=true`, { token: admin })).body
}
