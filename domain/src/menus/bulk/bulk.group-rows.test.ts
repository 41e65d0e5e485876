import { describe, expect, it } from 'vitest'
import { cellProblem } from './bulk.errors.ts'
import { planRecord } from './bulk.plan.ts'
import { checkGroups, groupSetting } from '../../../testing/bulk.builders.ts'

describe('rows of options', () => {
  const columns = ['group_name_english', 'group_name_arabic', 'name_english', 'name_arabic', 'price', 'POS Id']

  it('with one group name are one new group', () => {
    const { records, problems } = checkGroups([
      columns,
      ['Milk', 'حليب', 'Oat', 'شوفان', '3', '7'],
      ['milk', 'حليب', 'Soy', 'صويا', '-1', '8'],
    ])

    expect(problems).toEqual([{}, { 'groupName.en': cellProblem('groupNamesDiffer') }])
    expect(records).toHaveLength(1)
    expect(records[0]!.modifiersList!.map(({ price }) => price)).toEqual([3, -1])
  })

  it('need not repeat the names of their group', () => {
    const { records, problems } = checkGroups([
      columns,
      ['Milk', '', 'Oat', 'شوفان', '3', '7'],
      ['Milk', 'حليب', 'Soy', 'صويا', '-1', '8'],
      ['Milk', '', 'Rice', 'أرز', '1', '9'],
    ])

    expect(problems).toEqual([{}, {}, {}])
    expect(records).toHaveLength(1)
    expect(records[0]!.groupName).toMatchObject({ en: 'Milk', ar: 'حليب' })
    expect(records[0]!.modifiersList).toHaveLength(3)
  })

  it('that bear the name of a group of the item go to it', () => {
    const { records, problems } = checkGroups([columns, ['Size', 'الحجم', 'Huge', 'ضخم', '9', '3']])

    expect(problems).toEqual([{}])
    expect(records).toEqual([expect.objectContaining({ id: 4, itemId: 7 })])
    const { after } = planRecord('modifiers', records[0]!, groupSetting())
    expect(after.modifiersList!.map(({ name }) => name?.en)).toEqual(['Regular', 'Large', 'Huge'])
  })

  it('that bear a name that only looks like it go to it too', () => {
    const { records, problems } = checkGroups([
      columns,
      ['Si\u200Bze', 'الحجم\u200F', 'Huge', 'ضخم', '9', '3'],
      ['SIZE', 'الحجم', ' Large\uFEFF', 'كبير', '9', '3'],
    ])

    expect(problems[0]).toEqual({})
    expect(problems[1]).toMatchObject({ 'option.name.en': cellProblem('nameTwice') })
    expect(records).toEqual([expect.objectContaining({ id: 4 })])
  })

  it('that name no group go to the one that was opened', () => {
    const { records, problems } = checkGroups([columns.slice(2), ['Huge', 'ضخم', '9', '3']], 4)

    expect(problems).toEqual([{}])
    expect(records[0]).toMatchObject({ id: 4 })
  })

  it('are told their faults where they stand', () => {
    const checked = checkGroups([
      ['id', 'option_id', ...columns],
      [4, 'b', 'Size', 'الحجم', 'Large', 'كبير', 'five', '2'],
      [4, 'zz', 'Size', 'الحجم', 'Huge', '', '9', '3'],
      [4, '', 'Size', 'الحجم', 'regular', 'عادي', '9', '3'],
    ])

    expect(checked.problems).toEqual([
      { 'option.price': cellProblem('priceNotNumber') },
      { 'option._id': cellProblem('idUnknown'), 'option.name.ar': cellProblem('nameMissing', { language: 'AR' }) },
      { 'option.name.en': cellProblem('nameTwice') },
    ])
    expect(checked.locate('0.modifiersList.2.name.en')).toEqual({ row: 2, key: 'option.name.en' })
    expect(checked.locate('0.groupName.ar')).toEqual({ row: 0, key: 'groupName.ar' })
  })

  it('say what stands now where they change something', () => {
    const { before } = checkGroups([
      ['id', 'option_id', ...columns],
      [4, 'b', 'Size', 'الحجم', 'Very large', 'كبير', '5', '2'],
      [4, 'a', 'Size', 'الحجم', 'Regular', 'عادي', '0', '1'],
      [4, '', 'Size', 'الحجم', 'Huge', 'ضخم', '9', '3'],
    ])

    expect(before).toEqual([{ 'option.name.en': 'Large' }, {}, {}])
  })

  it('say how many options are chosen, once or in each row', () => {
    const numbers = ['choose_min', 'Maximum']
    const { records, problems } = checkGroups([
      ['id', ...columns, ...numbers],
      [4, 'Size', 'الحجم', 'Tiny', 'صغير', '1', '3', '0', '2'],
      [4, 'Size', 'الحجم', 'Huge', 'ضخم', '9', '4', '', ''],
      ['', 'Milk', 'حليب', 'Oat', 'شوفان', '3', '7', '', ''],
    ])
    const differing = checkGroups([
      ['id', ...columns, ...numbers],
      [4, 'Size', 'الحجم', 'Tiny', 'صغير', '1', '3', '0', '2'],
      [4, 'Size', 'الحجم', 'Huge', 'ضخم', '9', '4', '1', 'two'],
    ])

    expect(problems).toEqual([{}, {}, {}])
    expect(records[0]).toMatchObject({ id: 4, min: 0, max: 2 })
    expect(records[1]).not.toHaveProperty('min')
    expect(differing.problems[1]).toEqual({
      min: cellProblem('groupNumbersDiffer'),
      max: cellProblem('maxInvalid'),
    })
  })

  it('need a preset name from people who may not make their own', () => {
    const cells = [columns, ['Milk', 'حليب', 'Oat', 'شوفان', '3', '7']]

    expect(checkGroups(cells, undefined, 'manager').problems).toEqual([
      { 'groupName.en': cellProblem('groupNameMissing') },
    ])
  })
})
