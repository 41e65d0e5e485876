import type { EcoTag, MenuTag, RecommendationCategory } from './menus.tags.ts'

/** The label of each tag. */
export const menuTagLabels = {
  'Main Course': 'Main Course',
  Beverages: 'Beverages',
  Dessert: 'Dessert',
  'Kids Meals': 'Kids Meals',
  Specials: 'Specials',
} satisfies Record<MenuTag, string>

/** The label of each eco-tag. */
export const ecoTagLabels = {
  vegan: 'Vegan',
  farm: 'Farm',
  organic: 'Organic',
  none: 'None',
} satisfies Record<EcoTag, string>

/** The label of each recommendation category. */
export const recommendationCategoryLabels = {
  none: 'None',
  starter: 'Starter',
  mainCourse: 'Main course',
  side: 'Side',
  dessert: 'Dessert',
  drink: 'Drink',
} satisfies Record<RecommendationCategory, string>
