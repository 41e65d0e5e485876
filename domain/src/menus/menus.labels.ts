import type { EcoTag, MenuTag, RecommendationCategory } from './menus.tags.ts'

/** What people read for each tag. */
export const menuTagLabels = {
  'Main Course': 'Main Course',
  Beverages: 'Beverages',
  Dessert: 'Dessert',
  'Kids Meals': 'Kids Meals',
  Specials: 'Specials',
} satisfies Record<MenuTag, string>

/** What people read for each eco-tag. */
export const ecoTagLabels = {
  vegan: 'Vegan',
  farm: 'Farm',
  organic: 'Organic',
  none: 'None',
} satisfies Record<EcoTag, string>

/** What people read for each recommendation category. */
export const recommendationCategoryLabels = {
  none: 'None',
  starter: 'Starter',
  mainCourse: 'Main course',
  side: 'Side',
  dessert: 'Dessert',
  drink: 'Drink',
} satisfies Record<RecommendationCategory, string>
