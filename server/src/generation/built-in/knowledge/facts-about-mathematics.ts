import type { Knowledge } from './knowledge.ts';

export const factsAboutMathematics = {
  mathematics: {
    source: 'General knowledge: school mathematics',
    facts: `
What is the only even prime number? | 2 | 4 | 1 | 10
Which of these is a prime number? | 13 | 9 | 15 | 21
Which of these is no prime number? | 51 | 47 | 53 | 59
What is the square root of 81? | 9 | 8 | 18 | 27
What is the square root of 144? | 12 | 14 | 11 | 24
What is 7 squared? | 49 | 14 | 42 | 77
What is 2 to the power of 5? | 32 | 10 | 25 | 64
What is 2 to the power of 10? | 1024 | 20 | 100 | 512
What is 5 cubed? | 125 | 15 | 25 | 555
What is any number (except 0) to the power of 0? | 1 | 0 | The number | 10
What is 5 factorial (5!)? | 120 | 25 | 15 | 60
What is 15 percent of 200? | 30 | 15 | 20 | 45
What is half of a half? | A quarter | A third | One | An eighth
What is 3/4 as a decimal? | 0.75 | 0.34 | 0.7 | 1.33
What is 1/8 as a decimal? | 0.125 | 0.18 | 0.8 | 0.25
What is 0.2 as a fraction? | 1/5 | 1/2 | 1/4 | 2/5
What is 1/2 + 1/4? | 3/4 | 2/6 | 1/6 | 1/8
What is -3 + 5? | 2 | -2 | 8 | -8
What is -4 times -6? | 24 | -24 | 10 | -10
What is 3 + 4 × 2? | 11 | 14 | 10 | 24
What is the average of 4, 6 and 11? | 7 | 6 | 10.5 | 21
What is the median of 3, 9 and 4? | 4 | 9 | 5 | 16
What is the greatest common divisor of 12 and 18? | 6 | 3 | 12 | 36
What is the least common multiple of 4 and 6? | 12 | 24 | 10 | 2
What comes next: 1, 1, 2, 3, 5, 8? | 13 | 11 | 10 | 16
What comes next: 1, 4, 9, 16? | 25 | 20 | 32 | 18
What comes next: 2, 4, 8, 16? | 32 | 18 | 24 | 20
What does pi begin with? | 3.14 | 2.72 | 1.41 | 1.62
If x + 5 = 12, what is x? | 7 | 17 | 5 | 12
If 3x = 21, what is x? | 7 | 18 | 24 | 63
If 2x - 4 = 10, what is x? | 7 | 3 | 6 | 14
What is the result of a multiplication called? | Product | Sum | Quotient | Difference
What is the result of an addition called? | Sum | Product | Quotient | Remainder
What is the result of a division called? | Quotient | Product | Sum | Difference
What is the result of a subtraction called? | Difference | Sum | Product | Factor
What is the Roman numeral for 50? | L | C | V | D
What is the Roman numeral for 100? | C | L | M | X
What number is the Roman numeral XIV? | 14 | 16 | 9 | 24
What is the chance of heads with a fair coin? | 1/2 | 1/3 | 1/4 | 1
What is the chance of a six with a fair dice? | 1/6 | 1/2 | 1/3 | 1/12`,
  },
  geometry: {
    source: 'General knowledge: school mathematics',
    facts: `
How many degrees are in a right angle? | 90 | 45 | 180 | 100
How many degrees are in a full circle? | 360 | 180 | 90 | 100
How many degrees do the angles of a triangle add up to? | 180 | 90 | 270 | 360
How many degrees do the angles of a square add up to? | 360 | 180 | 90 | 540
What is an angle smaller than 90 degrees called? | Acute | Obtuse | Right | Straight
What is an angle between 90 and 180 degrees called? | Obtuse | Acute | Right | Full
What is a triangle with three equal sides called? | Equilateral | Isosceles | Scalene | Right
What is a triangle with two equal sides called? | Isosceles | Scalene | Octagonal | Obtuse
What is a triangle with three different sides called? | Scalene | Equilateral | Isosceles | Regular
What is the longest side of a right triangle called? | Hypotenuse | Radius | Diameter | Diagonal
Whose theorem says a² + b² = c²? | Pythagoras | Newton | Einstein | Archimedes
In a right triangle with legs 3 and 4, how long is the third side? | 5 | 6 | 7 | 12
In a right triangle with legs 5 and 12, how long is the third side? | 13 | 17 | 7 | 60
What is the distance around a circle called? | Circumference | Radius | Area | Chord
What is the distance from the centre to the circle called? | Radius | Diameter | Chord | Arc
What is twice the radius? | Diameter | Circumference | Area | Arc
What is the circumference divided by the diameter? | Pi | 2 | The radius | The area
What is the area of a square with side 5? | 25 | 10 | 20 | 50
What is the perimeter of a square with side 5? | 20 | 25 | 10 | 15
What is the area of a rectangle 4 by 6? | 24 | 10 | 20 | 12
What is the perimeter of a rectangle 4 by 6? | 20 | 24 | 10 | 48
What is the area of a triangle with base 6 and height 4? | 12 | 24 | 10 | 20
What is the volume of a cube with edge 3? | 27 | 9 | 18 | 12
How many edges does a cube have? | 12 | 6 | 8 | 10
How many corners does a cube have? | 8 | 6 | 12 | 4
How many faces does a cube have? | 6 | 4 | 8 | 12
How many faces does a tetrahedron have? | 4 | 3 | 6 | 8
How many faces does a dodecahedron have? | 12 | 8 | 10 | 20
How many faces does an icosahedron have? | 20 | 12 | 16 | 24
How many diagonals does a square have? | 2 | 1 | 4 | 6
How many sides does a heptagon have? | 7 | 6 | 8 | 9
How many sides does a decagon have? | 10 | 8 | 9 | 12
What are lines that never meet in a plane called? | Parallel | Perpendicular | Equal | Crossed
What are lines that cross at a right angle called? | Perpendicular | Parallel | Curved | Tangent
What is a line that touches a circle at one point? | Tangent | Chord | Diameter | Axis
What is a four-sided shape with one pair of parallel sides? | Trapezium or trapezoid | Circle | Pentagon | Kite
Which ancient Greek wrote "Elements" on geometry? | Euclid | Homer | Plato | Hippocrates
What do we draw circles with? | A pair of compasses | A ruler | A protractor | A scale
What do we measure angles with? | A protractor | A ruler | A balance | A clock`,
  },
} satisfies Record<string, Knowledge>;
