import type { Knowledge } from './knowledge.ts';

export const factsAboutUnitedStates = {
  'us-states': {
    source: 'General knowledge: the fifty states and their capitals',
    tables: [
      {
        ask: 'What is the capital of {}?',
        askBack: '{} is the capital of which state?',
        rows: `
Alabama | Montgomery
Alaska | Juneau
Arizona | Phoenix
Arkansas | Little Rock
California | Sacramento
Colorado | Denver
Connecticut | Hartford
Delaware | Dover
Florida | Tallahassee
Georgia | Atlanta
Hawaii | Honolulu
Idaho | Boise
Illinois | Springfield
Indiana | Indianapolis
Iowa | Des Moines
Kansas | Topeka
Kentucky | Frankfort
Louisiana | Baton Rouge
Maine | Augusta
Maryland | Annapolis
Massachusetts | Boston
Michigan | Lansing
Minnesota | Saint Paul
Mississippi | Jackson
Missouri | Jefferson City
Montana | Helena
Nebraska | Lincoln
Nevada | Carson City
New Hampshire | Concord
New Jersey | Trenton
New Mexico | Santa Fe
New York | Albany
North Carolina | Raleigh
North Dakota | Bismarck
Ohio | Columbus
Oklahoma | Oklahoma City
Oregon | Salem
Pennsylvania | Harrisburg
Rhode Island | Providence
South Carolina | Columbia
South Dakota | Pierre
Tennessee | Nashville
Texas | Austin
Utah | Salt Lake City
Vermont | Montpelier
Virginia | Richmond
Washington | Olympia
West Virginia | Charleston
Wisconsin | Madison
Wyoming | Cheyenne`,
      },
    ],
    facts: `
Which American state is the largest? | Alaska | Texas | California | Montana
Which American state is the smallest? | Rhode Island | Delaware | Vermont | Hawaii
How many states does the USA have? | 50 | 48 | 52 | 13
Which state is made of islands? | Hawaii | Florida | Maine | Oregon
Which state has the most people? | California | Alaska | Wyoming | Vermont
In which state is the Grand Canyon? | Arizona | Maine | Ohio | Georgia
In which state is Las Vegas? | Nevada | Utah | Texas | Florida
In which state is Walt Disney World? | Florida | Texas | Ohio | Oregon`,
  },
} satisfies Record<string, Knowledge>;
