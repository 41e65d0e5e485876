import type { RecommendationDialog } from '@brigade/domain/menus/menus.tags.ts'
import type { Row } from './insert-rows.ts'

/** The answers for which items of the hotel are proposed: the dialog, the main option and its sub option, by their English texts. */
const answers: Record<string, [dialog: RecommendationDialog, main: string, sub: string]> = {
  'Hummus with Olive Oil': ['starter', 'Something light', 'Without meat'],
  'Red Lentil Soup': ['starter', 'Something light', 'Without meat'],
  'Seafood Chowder': ['starter', 'Something light', 'From the sea'],
  'Mixed Hot Mezze': ['starter', 'Something hearty', 'With meat'],
  'Quinoa and Roasted Pumpkin': ['mainCourse', 'Something light', 'Without meat'],
  'Salmon Teriyaki': ['mainCourse', 'Something light', 'From the sea'],
  'Harbour Beef Burger': ['mainCourse', 'Something hearty', 'With meat'],
  'Mixed Arabic Grill': ['mainCourse', 'Something hearty', 'With meat'],
  'Pizza Margherita': ['mainCourse', 'Something hearty', 'With cheese'],
  'Grilled Halloumi': ['side', 'Something light', 'Without meat'],
  'Warm Chocolate Fondant': ['dessert', 'Chocolate', 'Warm'],
  'Three Scoops of Ice Cream': ['dessert', 'Chocolate', 'Cold'],
  'Mineral Water 750 ml': ['drink', 'Something cold', 'Without sugar'],
  'Lemon and Mint': ['drink', 'Something cold', 'Without sugar'],
  'Soft Drink': ['drink', 'Something cold', 'Sparkling'],
}

type Options = { main_options: readonly Row[]; sub_options: readonly Row[] }

/** Tags the items of the hotel that are proposed to guests. Other items get no tag. */
export function recommendedItems(items: readonly Row[], { main_options: mains, sub_options: subs }: Options): Row[] {
  return items.map((item) => {
    const answer = item.restaurantId === 1 ? answers[englishOf(item)] : undefined
    if (!answer) return { ...item, recommendationCategory: 'none', mainOptionId: '[]', subOptionId: '[]' }
    const [dialog, mainName, subName] = answer
    const main = mains.find((each) => each.restaurantId === 1 && each.dialog === dialog && englishOf(each) === mainName)
    const sub = subs.find((each) => each.mainOptionId === main?.id && englishOf(each) === subName)
    return {
      ...item,
      recommendationCategory: dialog,
      mainOptionId: JSON.stringify([main?.id]),
      subOptionId: JSON.stringify([sub?.id]),
    }
  })
}

function englishOf({ name }: Row): string {
  const texts: { en?: string } = JSON.parse(String(name))
  return texts.en ?? ''
}
