import { bornBefore } from './moments';
import type { Day } from '@motorpark/domain';
import type { Random } from './random';

interface Names {
  first: string;
  last: string;
}

/** First and last names of the peoples who travel on these routes, weighted by how often they do. */
const PEOPLES: readonly [readonly [Names, number], ...(readonly [Names, number])[]] = [
  [
    {
      first:
        'Adaeze Chidi Chinedu Chioma Ebuka Emeka Ifeanyi Ifeoma Kelechi Kenechukwu Ngozi Nkechi Nnamdi Obinna Ogechi Somtochukwu Uche Uzoma',
      last: 'Anyanwu Chukwu Ekwueme Eze Ezeudu Ibekwe Igwe Mbah Nwachukwu Nwosu Obi Okafor Okeke Okonkwo Onyekachi Umeh',
    },
    46,
  ],
  [
    {
      first:
        'Abiodun Adebayo Adunni Ayodele Bolanle Damilola Folake Funmilayo Kayode Olumide Oluwaseun Segun Temitope Tunde Yetunde',
      last: 'Adebisi Adeleke Adeyemi Afolabi Akinola Balogun Fashola Ogunleye Olaniyan Olawale Oyelaran Salami',
    },
    22,
  ],
  [
    {
      first:
        'Abubakar Aisha Amina Bashir Fatima Garba Hadiza Halima Ibrahim Maryam Musa Sani Umar Yusuf Zainab',
      last: 'Abdullahi Bello Danjuma Dikko Gambo Lawal Mohammed Shehu Sule Tanko Usman Yakubu',
    },
    14,
  ],
  [
    {
      first: 'Edidiong Ekaette Emem Idara Imaobong Ini Nsikan Ubong Uduak',
      last: 'Akpan Bassey Effiong Ekanem Essien Etim Inyang Udo Umoh',
    },
    6,
  ],
  [
    {
      first: 'Boma Ebiere Ibinabo Preye Sotonye Tamuno Tari Timi',
      last: 'Amachree Briggs Dokubo Douglas Harry Jaja Pepple West',
    },
    5,
  ],
  [
    {
      first: 'Efosa Esosa Itohan Nosa Osagie Osaretin Uwa',
      last: 'Aigbe Ehigiator Igbinedion Imasuen Ogbeide Omoruyi Osunde',
    },
    4,
  ],
  [
    {
      first: 'Aondona Doose Iveren Kater Msendoo Terna Terver',
      last: 'Agbo Akume Gbande Iorfa Orkar Tersoo Ugba',
    },
    3,
  ],
];

const PREFIXES =
  '0803 0806 0703 0706 0813 0816 0810 0814 0903 0906 0805 0807 0811 0815 0705 0905 0802 0808 0812 0708 0901 0907 0809 0817 0818 0909';

/** Picks a word of a list that is separated by spaces. */
const aWord = (words: string, random: Random): string => random.pick(words.split(' '));

export function aName(random: Random): string {
  const { first, last } = random.weighted(PEOPLES);
  return `${aWord(first, random)} ${aWord(last, random)}`;
}

/** Returns a mobile number as people give it at the counter: `08034127781`. */
export const aPhone = (random: Random): string =>
  aWord(PREFIXES, random) + String(random.int(0, 9_999_999)).padStart(7, '0');

/** Returns the date of birth of an adult, who may travel alone. */
export const anAdultsBirthday = (today: Day, random: Random): Day =>
  bornBefore(
    today,
    random.weighted([
      [random.int(18, 34), 5],
      [random.int(35, 54), 4],
      [random.int(55, 76), 1],
    ]),
    random.int(1, 364),
  );

const STREETS = [
  'Aguleri Street, Bank Road, Chime Avenue, Douglas Road, Ekwulobia Road, Hospital Road, Iweka Road',
  'Market Road, Mission Street, Nnebisi Road, Ogui Road, Old Aba Road, School Road, Zik Avenue',
].flatMap((line) => line.split(', '));

export const anAddress = (city: string, random: Random): string =>
  `${random.int(1, 120)} ${random.pick(STREETS)}, ${city}`;
