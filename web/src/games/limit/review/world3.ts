// The standard run of World3 ("The Limits to Growth"), computed with pyworld3 1.1: every ten years from 1900 to 2100.
export const WORLD3_YEARS = Array.from({ length: 21 }, (_, i) => 1900 + 10 * i);

export const WORLD3 = {
  /** Billions of people. */
  population: [
    1.6, 1.73, 1.88, 2.04, 2.24, 2.61, 3.07, 3.62, 4.25, 4.94, 5.64, 6.35, 6.94, 7.05, 6.79, 6.24, 5.62, 5.07, 4.63,
    4.29, 3.98,
  ],
  /** Billions of dollars of 1968 a year. */
  industry: [67, 96, 135, 192, 276, 396, 568, 808, 1117, 1506, 1985, 2486, 2427, 1455, 919, 558, 338, 206, 126, 74, 43],
  /** Persistent pollution, 1 in 1970. */
  pollution: [
    0.18, 0.04, 0.12, 0.22, 0.34, 0.49, 0.7, 1.0, 1.48, 2.29, 3.53, 5.35, 7.96, 10.62, 10.4, 7.59, 4.81, 2.9, 1.72,
    1.01, 0.6,
  ],
  /** Percent of the resources of 1900. */
  resources: [
    100, 99.7, 99.2, 98.5, 97.5, 96.1, 94.1, 91.1, 86.4, 79.2, 68.8, 54.6, 38.1, 27.8, 22.7, 19.6, 17.7, 16.6, 15.9,
    15.4, 15.2,
  ],
} as const;

export type Curve = keyof typeof WORLD3;
